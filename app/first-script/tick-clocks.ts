import type { timeLeft } from "../ui/countdown/count-down.ts";

/**
 * Updates the boxes of every countdown that React has not taken over yet (`app/ui/countdown/countdown.tsx`), and wakes the page when one
 * runs out. A hidden page draws no frames, so nothing ticks there.
 */
export function tickClocks(deadline: string, left: typeof timeLeft): void {
	function tick(): void {
		const clocks = document.querySelectorAll<HTMLElement>("[data-until]");
		for (const { children, dataset } of clocks) {
			const rules = new Intl.PluralRules(document.documentElement.lang);
			const values = Object.values(left(new Date(dataset.until as string), Math.floor(Date.now() / 1000)));
			values.forEach((value, index) => {
				const { dataset: words, firstChild: box, lastChild: word } = children[index] as HTMLElement;
				(box as Node).textContent = String(value).padStart(2, "0");
				(word as Node).textContent = words[rules.select(value)] as string;
			});
			if (!values.some(Boolean)) dispatchEvent(new Event(deadline));
		}
		if (clocks.length > 0) setTimeout(requestAnimationFrame, 1000 - (Date.now() % 1000), tick);
	}
	addEventListener("DOMContentLoaded", tick);
}
