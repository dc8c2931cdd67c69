/** The visit tracker of the settings (Roistat). */
export type TrackerSettings = {
	/** The address of the tracker's script; `{project_id}` in it is replaced. */
	readonly script_url: string;
	readonly project_id: string;
};

type Roistat = {
	registerOnVisitProcessedCallback?: (act: () => void) => void;
	getVisit?: () => unknown;
};

declare global {
	interface Window {
		roistat?: Roistat;
		roistatProjectId?: string;
		roistatHost?: string;
		onRoistatModuleLoaded?: () => void;
		onRoistatAllModulesLoaded?: () => void;
	}
}

const VISIT_COOKIE = /(?:^|;\s*)roistat_visit=[^;]/;

/** Loads the tracker once and tells the visit identifier as soon as the visit has been processed. */
export function loadTracker(settings: TrackerSettings, onVisit: (id: string) => void): void {
	const address = trackerAddress(settings, { page: window.location.href, cookies: document.cookie });
	window.roistatProjectId = settings.project_id;
	window.roistatHost = new URL(address).host;
	let isRegistered = false;
	const register = () => {
		const { roistat } = window;
		if (isRegistered || !roistat?.registerOnVisitProcessedCallback) return;
		isRegistered = true;
		roistat.registerOnVisitProcessedCallback(() => onVisit(String(roistat.getVisit?.() ?? "")));
	};
	window.onRoistatModuleLoaded = chain(window.onRoistatModuleLoaded, register);
	window.onRoistatAllModulesLoaded = chain(window.onRoistatAllModulesLoaded, register);
	const script = document.createElement("script");
	script.async = true;
	script.src = address;
	document.head.append(script);
}

/**
 * The script's address, as the counter's own snippet chooses it. `/init` starts a visit and is told the page; a browser that is in a visit
 * gets only the module, which keeps the visit, or starts another when the page names a new advertisement or the old visit has expired.
 * @param where.cookies as `document.cookie` gives them.
 */
export function trackerAddress(
	{ script_url, project_id }: TrackerSettings,
	{ page, cookies }: { readonly page: string; readonly cookies: string },
): string {
	const url = new URL(script_url.replaceAll("{project_id}", encodeURIComponent(project_id)));
	if (!url.pathname.endsWith("/init")) return url.href;
	if (VISIT_COOKIE.test(cookies)) return new URL("/dist/module.js", url).href;
	url.searchParams.set("referrer", page);
	return url.href;
}

/** Other code may be waiting for the same moment. */
function chain(before: (() => void) | undefined, next: () => void): () => void {
	return () => {
		before?.();
		next();
	};
}
