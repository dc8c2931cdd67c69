import type { Page } from "@playwright/test";

/**
 * What a narrow or enlarged page must not do: scroll sideways, let text run out of the window, cut it off, or draw it over other text.
 * What may scroll sideways by itself (tables, code, rails) is left out, as WCAG 1.4.10 allows.
 * @returns a line for each fault
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
	await settle(page);
	return page.evaluate(measureLayout);
}

/** Longer than any transition of the site, in frames: on a busy machine a second may hold only a few, and nothing moves between them. */
const REST_FRAMES = 90;

/** Waits until what a new look has set in motion has come to rest; what never ends, or does not move where nobody sees it, is not waited for. */
export function settle(page: Page): Promise<void> {
	return page.evaluate(async (restFrames) => {
		const nextFrame = () => new Promise(requestAnimationFrame);
		const isMoving = ({ effect, playState }: Animation) =>
			playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
		// A colour that has changed above sets in motion those below, a frame later.
		for (let still = 0, frames = 0; still < 6 && frames < restFrames; still++, frames++) {
			if (document.getAnimations().some(isMoving)) still = 0;
			await nextFrame();
		}
	}, REST_FRAMES);
}

/** Runs in the page. */
function measureLayout(): string[] {
	type Piece = { readonly text: string; readonly element: Element; readonly box: DOMRect };
	const faults = new Set<string>();
	const width = document.documentElement.clientWidth;

	const nameOf = (element: Element) => {
		const classes = element.getAttribute("class")?.split(" ").join(".");
		return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ""}`;
	};

	function around(
		element: Element,
		holds: (style: CSSStyleDeclaration, place: Element) => boolean,
	): Element | undefined {
		for (let place: Element | null = element; place; place = place.parentElement) {
			if (holds(getComputedStyle(place), place)) return place;
		}
		return undefined;
	}

	/** For readers alone, for nobody, or waiting to be opened. */
	function isUnseen(element: Element): boolean {
		if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
		if (element.closest("[aria-hidden=true], [role=img], svg")) return true;
		return around(element, (style, place) => style.clipPath === "inset(50%)" || place.clientWidth === 1) !== undefined;
	}

	const scrollsSideways = (element: Element) =>
		around(element, (style, place) => /auto|scroll/.test(style.overflowX) && place.scrollWidth > place.clientWidth);

	/** A long schedule in a frame of its own; a dialog is what is looked at. */
	const scrolls = (element: Element) =>
		scrollsSideways(element) ??
		around(
			element,
			(style, place) =>
				place.tagName !== "DIALOG" && /auto|scroll/.test(style.overflowY) && place.scrollHeight > place.clientHeight,
		);

	function readPieces(): Piece[] {
		const modal = document.querySelector("dialog:modal");
		const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
		const pieces: Piece[] = [];
		while (walker.nextNode()) {
			const element = walker.currentNode.parentElement;
			const text = walker.currentNode.textContent?.trim() ?? "";
			if (!element || text === "" || /^(?:script|style|option|noscript)$/i.test(element.tagName) || isUnseen(element))
				continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			for (const box of range.getClientRects())
				if (box.width > 1) pieces.push({ text: text.slice(0, 40), element, box });
		}
		return pieces;
	}

	function checkWindow({ text, element, box }: Piece): void {
		if ((box.right > width + 1 || box.left < -1) && !scrollsSideways(element)) {
			faults.add(
				`«${text}» in ${nameOf(element)} leaves the window: ${Math.round(box.left)}…${Math.round(box.right)} of ${width}`,
			);
		}
	}

	function checkCut({ text, element, box }: Piece): void {
		const cutter = around(element, ({ overflowX, overflowY }, place) => {
			if (place === document.body || place === document.documentElement) return false;
			const frame = place.getBoundingClientRect();
			const isWide = /hidden|clip/.test(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2);
			// Letters hang a little below their line.
			const isHigh =
				/hidden|clip/.test(overflowY) &&
				(box.bottom > frame.bottom + box.height / 3 || box.top < frame.top - box.height / 3);
			return isWide || isHigh;
		});
		if (cutter && !scrolls(element)) faults.add(`«${text}» in ${nameOf(element)} is cut off by ${nameOf(cutter)}`);
	}

	/** What floats over the page goes away or scrolls past; the rest must keep its distance, what scrolls together as well. */
	function checkOverlaps(pieces: readonly Piece[]): void {
		const still = pieces.filter(({ element }) => !around(element, ({ position }) => /fixed|sticky/.test(position)));
		for (const neighbours of Map.groupBy(still, ({ element }) => scrolls(element)).values())
			checkNeighbours(neighbours);
	}

	function checkNeighbours(still: Piece[]): void {
		still.sort((left, right) => left.box.top - right.box.top);
		for (const [place, upper] of still.entries()) {
			for (let next = place + 1; next < still.length; next++) {
				const lower = still[next];
				if (!lower || lower.box.top > upper.box.bottom) break;
				if (upper.element === lower.element) continue;
				const high = Math.min(upper.box.bottom, lower.box.bottom) - lower.box.top;
				const wide = Math.min(upper.box.right, lower.box.right) - Math.max(upper.box.left, lower.box.left);
				const isOver = wide > 3 && high > 0.45 * Math.min(upper.box.height, lower.box.height);
				if (isOver)
					faults.add(`«${upper.text}» and «${lower.text}» are drawn over one another in ${nameOf(lower.element)}`);
			}
		}
	}

	if (document.documentElement.scrollWidth > width)
		faults.add(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`);
	const pieces = readPieces();
	for (const piece of pieces) {
		checkWindow(piece);
		checkCut(piece);
	}
	checkOverlaps(pieces);
	return [...faults];
}
