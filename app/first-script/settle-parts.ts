import type { OnFirstSign } from "../ui/deferred/first-need.ts";
import type { keepLines } from "./keep-lines.ts";
import type { ChangePart, markParts } from "./mark-parts.ts";

/**
 * Lays out the parts of a page and gives them their fonts one after another, so that a phone is not blocked. Until our fonts are loaded,
 * the text is set in a system font with the same measures and keeps its lines when ours arrive; later visits use ours from the start. What
 * lies below the first screen is excluded from the layout (`app/ui/styles/parts.css`) until its turn, shortly after the first paint; the
 * first sign of a visitor ends that at once, before anything can be pressed. Floating elements stand still meanwhile, and while the page
 * comes to life (`data-start`): a phone that draws each of their frames has no time for either.
 */
export function settleParts(
	mark: typeof markParts,
	keep: typeof keepLines,
	selectors: { readonly parts: string; readonly texts: string },
	faces: readonly string[],
	fontsKey: string,
	onSign: OnFirstSign,
	signs: readonly string[],
	{ patienceMs, restMs }: { readonly patienceMs: number; readonly restMs: number },
): void {
	const { dataset, lang } = document.documentElement;

	async function loadFonts(): Promise<void> {
		const sample = lang.startsWith("ru") ? "Яя Aa 1₽" : "Aa 1₽";
		await Promise.all(faces.map((face) => document.fonts.load(face, sample)));
		localStorage.setItem(fontsKey, "1");
	}

	let isFirstVisit = false;
	try {
		isFirstVisit = !localStorage.getItem(fontsKey);
	} catch {}
	if (isFirstVisit) dataset.fonts = "";
	dataset.settling = "";
	// A page that is restored must find everything in its place.
	if (!dataset.start) dataset.fold = "";
	const presence = new Promise<void>((resolve) => {
		function come(): void {
			delete dataset.fold;
			delete dataset.settling;
			resolve();
		}
		onSign(signs, come);
		addEventListener("load", () => setTimeout(come, restMs));
	});
	new PerformanceObserver((_entries, observer) => {
		observer.disconnect();
		const fonts = isFirstVisit ? loadFonts().catch(() => undefined) : Promise.resolve();
		const patience = setTimeout(mark, patienceMs, selectors.parts, ["laid"]);
		const settled = fonts.then(() => {
			clearTimeout(patience);
			const keepItsLines: ChangePart = (part, change) => keep(part, change, selectors);
			return mark(selectors.parts, ["laid", "fonts"], isFirstVisit ? keepItsLines : undefined);
		});
		settled.then(() => delete dataset.settling);
		// What is added to the page has our fonts at once; nothing is added before somebody has come.
		Promise.all([settled, presence]).then(() => delete dataset.fonts);
	}).observe({ type: "paint", buffered: true });
}
