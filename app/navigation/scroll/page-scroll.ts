import { decideScroll, HASH_OFFSET_PX, type ScrollPlan } from "./decide-scroll.ts";
import type { ScrollPositions } from "./scroll-positions.ts";

/** A page that has been drawn. */
export type ShownPage = {
	/** Of the entry in the history. */
	readonly key: string;
	readonly path: string;
	readonly hash: string;
	/** Reached by Back or Forward, or by reloading. */
	readonly isReturn: boolean;
	readonly isKnownPage: boolean;
};

export type PageScroll = {
	/** Remembers positions from now on. */
	start(): void;
	/** Writes down where the page at hand stands; before anything of it changes, for scroll events come late. */
	remember(): void;
	/** To be told of every page once it is in the document. */
	arrive(page: ShownPage): void;
};

export function createPageScroll(positions: ScrollPositions): PageScroll {
	let shown: ShownPage | undefined;
	let timer: number | undefined;

	function later(act: () => void, afterMs: number): void {
		timer = window.setTimeout(() => {
			timer = undefined;
			act();
		}, afterMs);
	}

	function follow(plan: ScrollPlan, isSamePage: boolean): void {
		if (plan.kind === "top") jumpTo(0);
		if (plan.kind === "saved") later(() => jumpTo(plan.top), plan.afterMs);
		if (plan.kind !== "hash") return;
		// Whoever moves by keyboard goes on from the place he asked for, and need not wait for the picture.
		if (isSamePage) focusTarget(plan.id);
		later(() => scrollToTarget(plan.id), plan.afterMs);
	}

	function remember(): void {
		// Until a planned movement is made, the place on screen is nobody's choice.
		if (shown && timer === undefined) positions.keep(shown.key, window.scrollY);
	}

	return {
		start() {
			window.history.scrollRestoration = "manual";
			window.addEventListener("scroll", remember, { passive: true });
			window.addEventListener("popstate", remember, true);
			window.addEventListener("pagehide", () => {
				remember();
				positions.save();
			});
		},
		remember,
		arrive(page) {
			if (shown?.key === page.key && shown.hash === page.hash) return;
			if (shown?.path === page.path) remember();
			window.clearTimeout(timer);
			timer = undefined;
			const before = shown;
			shown = page;
			const plan = decideScroll({
				hash: page.hash,
				savedTop: page.isReturn ? positions.find(page.key) : undefined,
				isKnownPage: page.isKnownPage,
				isNewPath: before !== undefined && before.path !== page.path,
			});
			follow(plan, before?.path === page.path);
		},
	};
}

function jumpTo(top: number): void {
	window.scrollTo({ top, behavior: "instant" });
}

function findTarget(id: string): HTMLElement | null {
	return document.getElementById(id) ?? document.querySelector<HTMLElement>(`a[name="${CSS.escape(id)}"]`);
}

/** Brings the target under the header, or the top of the page into view when there is no such target. */
function scrollToTarget(id: string): void {
	const target = findTarget(id);
	const top = target ? distanceOf(target) + window.scrollY : 0;
	const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
	window.scrollTo({ top, behavior: isStill ? "instant" : "smooth" });
	if (target && !isStill) settle(target);
	focusTarget(id);
}

/** How far an element is from where a hash brings it. */
function distanceOf(target: HTMLElement): number {
	return target.getBoundingClientRect().top - HASH_OFFSET_PX;
}

/** Parts that arrive while the page glides move the target; its place is put right at the end, unless the visitor has taken over. */
function settle(target: HTMLElement): void {
	const end = new AbortController();
	const { signal } = end;
	for (const sign of ["wheel", "touchstart", "pointerdown", "keydown"]) {
		window.addEventListener(sign, () => end.abort(), { signal, passive: true });
	}
	window.addEventListener(
		"scrollend",
		() => {
			end.abort();
			if (Math.abs(distanceOf(target)) > 1) window.scrollBy({ top: distanceOf(target), behavior: "instant" });
		},
		{ signal },
	);
}

/** Moves the focus without moving the page. What cannot hold the focus by itself holds it until it is left. */
function focusTarget(id: string): void {
	const target = findTarget(id);
	if (!target || target.contains(document.activeElement)) return;
	target.focus({ preventScroll: true });
	if (document.activeElement === target) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
	target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
