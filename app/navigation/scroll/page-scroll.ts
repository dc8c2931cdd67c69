import { type Arrival, decideScroll, type ScrollPlan } from "./decide-scroll.ts";
import { focusTarget, scrollToTarget } from "./hash-target.ts";
import type { ScrollPositions } from "./scroll-positions.ts";

/** A page that has been rendered. */
export type ShownPage = {
	/** The key of the history entry. */
	readonly key: string;
	readonly path: string;
	readonly hash: string;
	/** Whether the page was reached by Back or Forward, or by reloading. */
	readonly isReturn: boolean;
	readonly isKnownPage: boolean;
	/** The id of the element at which the followed link says that the page continues. */
	readonly beginAt: string | undefined;
};

export type PageScroll = {
	/** Starts remembering positions. */
	start(): void;
	/** Writes down where the page at hand stands; before anything of it changes, for scroll events come late. */
	remember(): void;
	/** To be called for every page once it is in the document. */
	arrive(page: ShownPage): void;
};

export function createPageScroll(positions: ScrollPositions): PageScroll {
	let shown: ShownPage | undefined;
	let isWrittenDown = false;
	const plan = createPlan();

	function follow(scroll: ScrollPlan, isSamePage: boolean): void {
		if (scroll.kind === "top") jumpTo(0);
		if (scroll.kind === "place") beginAt(scroll.id);
		if (scroll.kind === "saved") plan.make(() => jumpTo(scroll.top), scroll.afterMs);
		if (scroll.kind !== "hash") return;
		// Whoever moves by keyboard goes on from the place he asked for, and need not wait for the picture.
		if (isSamePage) focusTarget(scroll.id);
		plan.make(() => scrollToTarget(scroll.id), scroll.afterMs);
	}

	function remember(): void {
		// Until a planned scroll has been made, the position on screen is not the visitor's choice.
		if (shown && !plan.isMade()) positions.keep(shown.key, window.scrollY);
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
		remember() {
			remember();
			isWrittenDown = true;
		},
		arrive(page) {
			if (shown?.key === page.key && shown.hash === page.hash) return;
			// Where something was read first, the page has changed by now, and may be too short for where the one before stood.
			if (shown?.path === page.path && !isWrittenDown) remember();
			isWrittenDown = false;
			plan.drop();
			const before = shown;
			shown = page;
			const isNewPath = before !== undefined && before.path !== page.path;
			follow(decideScroll(arrivalOf(page, { isNewPath, positions })), before?.path === page.path);
		},
	};
}

function arrivalOf(
	{ key, hash, isReturn, isKnownPage, beginAt }: ShownPage,
	{ isNewPath, positions }: { readonly isNewPath: boolean; readonly positions: ScrollPositions },
): Arrival {
	const savedTop = isReturn ? positions.find(key) : undefined;
	return { hash, savedTop, isKnownPage, isNewPath, beginAt: isReturn ? undefined : beginAt };
}

/** One scroll that has yet to be made. */
function createPlan() {
	let timer: number | undefined;
	return {
		isMade: () => timer !== undefined,
		make(act: () => void, afterMs: number): void {
			timer = window.setTimeout(() => {
				timer = undefined;
				act();
			}, afterMs);
		},
		drop(): void {
			window.clearTimeout(timer);
			timer = undefined;
		},
	};
}

function beginAt(id: string): void {
	// The followed link may stand within the place, which would seem to have the focus already.
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	scrollToTarget(id, "instant");
}

function jumpTo(top: number): void {
	window.scrollTo({ top, behavior: "instant" });
}
