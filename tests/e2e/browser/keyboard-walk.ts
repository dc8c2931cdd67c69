import type { Page } from "@playwright/test";

/** What somebody who moves by Tab alone meets; `name` is the text of what has the focus. */
export type Stop = {
	readonly name: string;
	/** Something around it looks otherwise than without the focus. */
	readonly isMarked: boolean;
	/** Nothing that it stands in cuts the ring around it off. */
	readonly isWhole: boolean;
	/** Nothing lies over it: no sticky header, no bar. */
	readonly isInSight: boolean;
	/** It stands behind the stop before it in the document. */
	readonly isInOrder: boolean;
};

type Walker = {
	/** Notes how everything that can be focused looks without the focus. */
	learn(): void;
	describe(): Stop | undefined;
};

declare global {
	interface Window {
		keyboardWalker?: Walker;
	}
}

/** Presses Tab until the page is left. @returns every stop, in the order of the visit. */
export async function walkByTab(page: Page, limit = 300): Promise<Stop[]> {
	await page.evaluate(installWalker);
	const stops: Stop[] = [];
	while (stops.length < limit) {
		await page.evaluate(() => window.keyboardWalker?.learn());
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(nextStop);
		if (!stop) return stops;
		stops.push(stop.isMarked ? stop : { ...stop, isMarked: await looksOtherwise(page) });
	}
	throw new Error(`The focus does not leave the page after ${limit} stops`);
}

/** For marks that no style tells of, such as that on the thumb of a slider: two pictures are compared. */
async function looksOtherwise(page: Page): Promise<boolean> {
	const focused = page.locator(":focus");
	const box = await focused.boundingBox();
	if (!box) return false;
	const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };
	const marked = await page.screenshot({ clip });
	const element = await focused.elementHandle();
	await element?.evaluate((input: HTMLElement) => input.blur());
	const plain = await page.screenshot({ clip });
	await element?.evaluate((input: HTMLElement) => input.focus({ preventScroll: true }));
	return !marked.equals(plain);
}

/** What is wrong with the stops, a line each. */
export function faultsOf(stops: readonly Stop[]): string[] {
	return stops.flatMap(({ name, isMarked, isWhole, isInSight, isInOrder }) => [
		...(isMarked ? [] : [`${name}: no mark of the focus`]),
		...(isWhole ? [] : [`${name}: the ring is cut off`]),
		...(isInSight ? [] : [`${name}: out of sight`]),
		...(isInOrder ? [] : [`${name}: out of order`]),
	]);
}

/** Parts that come while one walks move what has the focus: it is looked at when it has come to rest. */
async function nextStop(): Promise<Stop | undefined> {
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	let stop: Stop | undefined;
	for (let tries = 0; tries < 20; tries++) {
		await frame();
		stop = window.keyboardWalker?.describe();
		if (!stop || (stop.isInSight && stop.isMarked)) return stop;
	}
	return stop;
}

function installWalker(): void {
	const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
	const plain = new WeakMap<Element, string>();
	let before: Element | undefined;

	function lookOf(element: Element): string {
		const around: Element[] = [];
		for (let place: Element | null = element; place && around.length < 5; place = place.parentElement)
			around.push(place);
		const label = element.closest("label");
		if (label) around.push(label);
		if (element.nextElementSibling) around.push(element.nextElementSibling);
		const looks = around.flatMap((place) => ["", "::before", "::after"].map((part) => markOf(place, part)));
		return looks.join();
	}

	function markOf(place: Element, part: string): string {
		const { outlineColor, outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(place, part || null);
		const isUnseen = outlineStyle === "none" || outlineColor === "rgba(0, 0, 0, 0)";
		return `${isUnseen ? "" : outlineWidth} ${boxShadow} ${borderColor}`;
	}

	/** What scrolls along an axis shows the rest when it is scrolled, whatever stands around it. */
	function isWhole(element: Element): boolean {
		const ringed = [element, element.closest("label"), element.nextElementSibling].find(
			(place) => place && getComputedStyle(place).outlineStyle !== "none",
		);
		if (!ringed) return true;
		const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
		const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1;
		const ring = ringed.getBoundingClientRect();
		let [scrollsX, scrollsY] = [false, false];
		for (let place = ringed.parentElement; place && place !== document.body; place = place.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(place);
			const frame = place.getBoundingClientRect();
			scrollsX ||= /auto|scroll/.test(overflowX) && place.scrollWidth > place.clientWidth;
			scrollsY ||= /auto|scroll/.test(overflowY) && place.scrollHeight > place.clientHeight;
			const side = Math.min(ring.left - frame.left, frame.right - ring.right);
			const end = Math.min(ring.top - frame.top, frame.bottom - ring.bottom);
			if (overflowX !== "visible" && !scrollsX && side < reach) return false;
			if (overflowY !== "visible" && !scrollsY && end < reach) return false;
		}
		return true;
	}

	/** What is seen of it: an invisible box is drawn by its label. */
	function visibleOf(element: Element): Element {
		const { width, height } = element.getBoundingClientRect();
		const isUnseen = width <= 2 || height <= 2 || getComputedStyle(element).opacity === "0";
		return isUnseen ? (element.closest("label") ?? element.parentElement ?? element) : element;
	}

	function isInSight(element: Element): boolean {
		const shown = visibleOf(element);
		// A link in a text may begin at the end of one line and go on in the next.
		const points = [...shown.getClientRects()].flatMap(({ left, right, top, bottom }) => [
			[(left + right) / 2, (top + bottom) / 2] as const,
			[(left + right) / 2, top + 3] as const,
			[left + 6, (top + bottom) / 2] as const,
			[right - 6, (top + bottom) / 2] as const,
		]);
		const { top, bottom } = shown.getBoundingClientRect();
		// The way past the header lies over it.
		const header = element.closest("header, .skip-link") ? undefined : document.querySelector("body > header, .header");
		const isSticky = header && getComputedStyle(header).position === "sticky";
		const isUnderHeader = isSticky && top < header.getBoundingClientRect().bottom - 1 && bottom - top < 300;
		const isOnTop = points.some(([x, y]) => {
			const hit = document.elementFromPoint(x, y);
			return hit !== null && shown.contains(hit);
		});
		return isOnTop && !isUnderHeader;
	}

	window.keyboardWalker = {
		learn() {
			for (const element of document.querySelectorAll(FOCUSABLE)) {
				if (!plain.has(element) && element !== document.activeElement) plain.set(element, lookOf(element));
			}
		},
		describe() {
			const element = document.activeElement;
			if (!element || element === document.body) return undefined;
			const words = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 60);
			const name = words?.replaceAll("\u00a0", " ");
			const isBehind = before?.compareDocumentPosition(element) ?? Node.DOCUMENT_POSITION_FOLLOWING;
			const stop = {
				name: `${element.tagName.toLowerCase()} «${name || element.getAttribute("name")}»`,
				isMarked: plain.get(element) !== lookOf(element),
				isWhole: isWhole(element),
				isInSight: isInSight(element),
				isInOrder: (isBehind & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 || before === element,
			};
			before = element;
			return stop;
		},
	};
}
