/**
 * Makes a change of the fonts of a part without moving what is in sight: a paragraph or heading that would take a line less or more in
 * them gets its words a hair apart or together, by the least step of an em that keeps its lines.
 */
export function keepLines(part: HTMLElement, change: () => void, texts: string): void {
	const isInSight = (element: Element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return bottom > 0 && top < innerHeight;
	};
	const kept = (isInSight(part) ? [...part.querySelectorAll<HTMLElement>(texts)] : [])
		.filter((text) => isInSight(text) && !text.querySelector(texts))
		.map((text) => ({ text, height: text.offsetHeight }));
	change();
	for (const { text, height } of kept) {
		const direction = Math.sign(height - text.offsetHeight);
		for (let step = 1; step <= 8 && text.offsetHeight !== height; step++) {
			text.style.wordSpacing = `${direction * step * 0.02}em`;
		}
		if (text.offsetHeight !== height) text.style.wordSpacing = "";
	}
}
