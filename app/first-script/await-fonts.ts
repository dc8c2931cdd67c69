/**
 * On a first visit the words stand in a font of the system, of the same measures, until ours are all here: the page is painted sooner and
 * changes once. Afterwards they lie in the browser and are used from the start.
 */
export function awaitFonts(faces: readonly string[], key: string): void {
	const { dataset, lang } = document.documentElement;
	function show(): void {
		dataset.fonts = "";
	}
	/** A part with every frame: all at once would hold up the answer to a touch on a slow phone. */
	function showByParts(): void {
		const parts = [...document.querySelectorAll<HTMLElement>("body > :not(main), main > *")];
		const showNext = (): void => {
			const part = parts.shift();
			if (part) {
				part.dataset.fonts = "";
				requestAnimationFrame(showNext);
			} else show();
		};
		requestAnimationFrame(showNext);
	}
	try {
		if (localStorage.getItem(key)) {
			show();
			return;
		}
		new PerformanceObserver((_entries, observer) => {
			observer.disconnect();
			Promise.all(faces.map((face) => document.fonts.load(face, lang.startsWith("ru") ? "Яя Aa 1" : "Aa 1"))).then(
				() => {
					showByParts();
					localStorage.setItem(key, "1");
				},
				show,
			);
		}).observe({ type: "paint", buffered: true });
	} catch {
		show();
	}
}
