/** Marks what `parts` selects, one with every frame: all at once would hold up the answer to a touch on a slow phone. */
export function markParts(parts: string, ...names: readonly string[]): Promise<void> {
	const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
	return new Promise((resolve) => {
		function markNext(): void {
			const part = waiting.find(({ dataset }) => names.some((name) => !(name in dataset)));
			if (!part) {
				resolve();
				return;
			}
			for (const name of names) part.dataset[name] = "";
			requestAnimationFrame(markNext);
		}
		markNext();
	});
}
