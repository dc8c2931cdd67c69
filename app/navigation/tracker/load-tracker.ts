/** The visit tracker of the settings (Roistat). */
export type TrackerSettings = {
	/** Of the counter's script; `{project_id}` in it is replaced. */
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

/** Loads the tracker once and tells the visit identifier as soon as the visit has been processed. */
export function loadTracker(settings: TrackerSettings, onVisit: (id: string) => void): void {
	const address = trackerAddress(settings, window.location.href);
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

/** The script's address; the page it is loaded from goes along, as the counter's own snippet does it. */
export function trackerAddress({ script_url, project_id }: TrackerSettings, page: string): string {
	const url = new URL(script_url.replaceAll("{project_id}", encodeURIComponent(project_id)));
	if (url.pathname.endsWith("/init")) url.searchParams.set("referrer", page);
	return url.href;
}

/** Other code may wait for the same moment. */
function chain(before: (() => void) | undefined, next: () => void): () => void {
	return () => {
		before?.();
		next();
	};
}
