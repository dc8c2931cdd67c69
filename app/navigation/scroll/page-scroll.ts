import { decideScroll, type ScrollPlan } from "./decide-scroll.ts";
import { focusTarget, scrollToTarget } from "./hash-target.ts";
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
