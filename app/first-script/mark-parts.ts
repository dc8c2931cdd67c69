/** Changes a part of a page; what it does around the change is its own. */
export type ChangePart = (part: HTMLElement, change: () => void) => void;

/**
 * Marks what `parts` selects, one after every frame: all at once would hold up the answer to a touch on a slow phone. A part is laid out
 * in a task of its own, between two frames: a frame has enough to do with what it draws.
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
