/**
 * Changes the fonts of a part without moving what is in sight: where a paragraph or heading would take one line more or less, its word
 * spacing is changed by the smallest step of an em that keeps its lines. All texts of a part are tried together, by bisection: each try
 * lays the part out, which a slow phone feels.
 */
export function keepLines(
	part: HTMLElement,
	change: () => void,
	{ parts, texts }: { readonly parts: string; readonly texts: string },
): void {
	const isInSight = (element: Element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return bottom > 0 && top < innerHeight;
	};
	const kept = (isInSight(part) ? [part, ...part.querySelectorAll<HTMLElement>(texts)] : [])
		// A part within has its own turn; until then asking where its texts are would lay each of them out.
		.filter((text) => text.matches(texts) && text.closest(parts) === part)
		.filter((text) => isInSight(text) && !text.querySelector(texts))
		.map((text) => ({ text, height: text.offsetHeight }));
	change();
	const moved = kept
		.map(({ text, height }) => ({ text, height, missing: height - text.offsetHeight, step: 10, isKept: false }))
		.filter(({ missing }) => missing !== 0);
	// Words that come together need half of the space between them to stay words.
	const space = (text: HTMLElement, missing: number, step: number) => {
		text.style.wordSpacing = `${step * (missing > 0 ? 0.02 : -0.012)}em`;
	};
	for (const half of [0, 8, 4, 2, 1]) {
		for (const { text, missing, step } of moved) space(text, missing, step - half);
		for (const each of moved) {
			const left = each.height - each.text.offsetHeight;
			if (left * each.missing > 0) continue;
			each.step -= half;
			each.isKept = left === 0;
		}
	}
	for (const { text, missing, step, isKept } of moved) {
		if (isKept) space(text, missing, step);
		else text.style.wordSpacing = "";
	}
}
