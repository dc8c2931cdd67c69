import type { DataRouter } from "react-router";
import type { HeldNavigations } from "./held-navigation.ts";
import type { UnderwayLine } from "./underway-line.ts";

/** In milliseconds: what comes sooner needs no line, and what comes later is not left without a sign for a tenth of a second. */
const SOON = 80;

type Underway = {
	readonly router: Pick<DataRouter, "state" | "subscribe">;
	readonly held: Pick<HeldNavigations, "retry" | "subscribe">;
	readonly line: UnderwayLine;
};

/**
 * Shows that a tap was accepted: the button that sent a form is busy until the answer comes, and a line at the top announces a page on its
 * way. Neither is shown while the visitor is asked whether to try again.
 */
export function showUnderway({ router, held, line }: Underway): void {
	const takeSender = watchSenders();
	let sender: HTMLElement | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function mark(next: HTMLElement | undefined): void {
		if (next === sender) return;
		sender?.removeAttribute("aria-busy");
		next?.setAttribute("aria-busy", "true");
		sender = next;
	}

	function draw(isGoing: boolean): void {
		if (isGoing) timer ??= setTimeout(line.show, SOON);
		else {
			clearTimeout(timer);
			timer = undefined;
			line.hide();
		}
	}

	function look(): void {
		const { state, formMethod } = router.state.navigation;
		const isGoing = state !== "idle" && !held.retry;
		mark(isGoing && formMethod ? (takeSender() ?? sender) : undefined);
		draw(isGoing);
	}

	router.subscribe(look);
	held.subscribe(look);
}

/** @returns gives the button of the form that is being sent at this moment, once. */
function watchSenders(): () => HTMLElement | undefined {
	let sender: HTMLElement | undefined;
	function take(): HTMLElement | undefined {
		const taken = sender;
		sender = undefined;
		return taken;
	}
	window.addEventListener(
		"submit",
		({ submitter }) => {
			sender = submitter ?? undefined;
			// The router hears of a form within its event: one that was answered without it lends its button to no other.
			setTimeout(take);
		},
		true,
	);
	return take;
}
