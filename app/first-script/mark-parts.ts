/** Changes a part of a page; what it does around the change is its own. */
export type ChangePart = (part: HTMLElement, change: () => void) => void;

/** Marks what `parts` selects, one with every frame: all at once would hold up the answer to a touch on a slow phone. */
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
			requestAnimationFrame(markNext);
		}
		markNext();
	});
}
