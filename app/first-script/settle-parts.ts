/**
 * The parts of a page are laid out and get their fonts one after another, so no phone is held up. Until our fonts are here the words stand
 * in one of the system, of the same measures; later visits have them from the start. What lies below the first screen is left out of the
 * layout while nobody is here (`app/ui/styles/parts.css`); the first sign of a visitor ends that at once, before anything can be pressed.
 */
export function settleParts(
	parts: string,
	faces: readonly string[],
	fontsKey: string,
	signs: readonly string[],
	restMs: number,
): void {
	const { dataset, lang } = document.documentElement;
	const waiting = new Set<HTMLElement>();
	let isStepping = false;

	/** One with every frame: all at once would hold up the answer to a touch on a slow phone. */
	function step(): void {
		const [part] = waiting;
		isStepping = part !== undefined;
		if (!part) return;
		waiting.delete(part);
		part.dataset.settled = "";
		requestAnimationFrame(step);
	}
	function settle(added: Iterable<HTMLElement>): void {
		for (const part of added) if (!("settled" in part.dataset)) waiting.add(part);
		if (!isStepping) step();
	}
	function unfold(): void {
		delete dataset.fold;
	}
	/** Everything that the page still has, and all that comes later at once. */
	function settleRest(): void {
		settle(document.querySelectorAll<HTMLElement>(parts));
		const finish = (): void => {
			if (isStepping) {
				requestAnimationFrame(finish);
				return;
			}
			unfold();
			delete dataset.fonts;
		};
		finish();
	}
	function settleSeen(): void {
		const observer = new IntersectionObserver((entries) =>
			settle(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target as HTMLElement)),
		);
		for (const part of document.querySelectorAll(parts)) observer.observe(part);
	}
	function loadFonts(): Promise<unknown> {
		return Promise.all(
			faces.map((face) => document.fonts.load(face, lang.startsWith("ru") ? "Яя Aa 1₽" : "Aa 1₽")),
		).then(() => localStorage.setItem(fontsKey, "1"));
	}

	// Where the page begins its work at once, what is brought back must find everything in its place.
	if (!dataset.start) dataset.fold = "";
	try {
		if (!localStorage.getItem(fontsKey)) dataset.fonts = "";
	} catch {}
	const someoneHere = new Promise<unknown>((resolve) => {
		for (const sign of signs) addEventListener(sign, resolve, { once: true, passive: true, capture: true });
		addEventListener("load", () => setTimeout(resolve, restMs));
		if (dataset.start) resolve(undefined);
	});
	for (const sign of signs) addEventListener(sign, unfold, { once: true, passive: true, capture: true });
	new PerformanceObserver((_entries, observer) => {
		observer.disconnect();
		const fonts = "fonts" in dataset ? loadFonts().catch(() => undefined) : Promise.resolve();
		fonts.then(settleSeen);
		Promise.all([fonts, someoneHere]).then(settleRest);
	}).observe({ type: "paint", buffered: true });
}
