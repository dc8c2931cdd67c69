/** Changes a part of a page; what it does around the change is its own. */
export type ChangePart = (part: HTMLElement, change: () => void) => void;

/**
 * Marks the elements that `parts` selects, one after every frame: all at once would delay the response to a touch on a slow phone. Each
 * part is laid out in a task of its own, between two frames, as a frame has enough to do with its drawing.
 */
export function markParts(
	parts: string,
	names: readonly string[],
	changePart: ChangePart = (_part, change) => change(),
): Promise<void> {
	const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
	return new Promise((resolve) => {
		function markNext(): void {
			const part = waiting.find(({ dataset }) => names.some((name) => !(name in dataset)));
			if (!part) {
				resolve();
				return;
			}
			changePart(part, () => {
				for (const name of names) part.dataset[name] = "";
			});
			void part.offsetHeight;
			const frame = requestAnimationFrame(() => {
				clearTimeout(late);
				setTimeout(markNext);
			});
			// Where a frame takes longer than this, waiting for one a part would take minutes.
			const late = setTimeout(() => {
				cancelAnimationFrame(frame);
				markNext();
			}, 500);
		}
		markNext();
	});
}
