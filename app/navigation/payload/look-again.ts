import type { DataRouter } from "react-router";
import { MINUTE_MS } from "../../shared/durations.ts";
import { siteAddress, sitePath } from "../../shared/site-address.ts";
import { isUnderway } from "../data-router.ts";
import { payloadAddress } from "./payload-address.ts";
import { BUILD_HEADER } from "./payload-fetch.ts";

/** As long as the shortest thing that a page promises: a call within a quarter of an hour. */
const OLD_AFTER_MS = 15 * MINUTE_MS;

type LookAgain = {
	readonly router: Pick<DataRouter, "state" | "subscribe" | "revalidate">;
	/** Reads data of a page. */
	readonly read: (address: string) => Promise<Response>;
	readonly buildId: string;
	readonly now: () => number;
	/** Called before the page changes. */
	readonly onChange: () => void;
};

/**
 * Reads a page again for a visitor who comes back to it after a while: a phone shows yesterday's tab as it was left, with yesterday's
 * promise, places and prices. Only pages that are the same for everybody, and not while a dialog is open; typed text stays. Nothing changes
 * when the school does not answer, the page is gone, or another build answers.
 */
export function lookAgain({ router, read, buildId, now, onChange }: LookAgain): void {
	let { loaderData } = router.state;
	let readAt = now();
	let isLooking = false;
	router.subscribe((state) => {
		if (state.loaderData === loaderData) return;
		loaderData = state.loaderData;
		readAt = now();
	});

	function isDue(): boolean {
		const { handle } = router.state.matches.at(-1)?.route ?? {};
		const isOfEverybody = (handle as { readonly cache?: object } | undefined)?.cache !== undefined;
		if (!isOfEverybody || now() - readAt < OLD_AFTER_MS || document.visibilityState !== "visible") return false;
		return navigator.onLine && !isUnderway(router) && document.querySelector("dialog[open]") === null;
	}

	async function look(): Promise<void> {
		if (isLooking || !isDue()) return;
		isLooking = true;
		const { location } = router.state;
		const address = payloadAddress(siteAddress(sitePath(location.pathname))) + location.search;
		const answer = await read(address).catch(() => undefined);
		isLooking = false;
		if (!answer?.ok || answer.headers.get(BUILD_HEADER) !== buildId) return;
		if (router.state.location !== location || !isDue()) return;
		onChange();
		await router.revalidate();
	}

	for (const sign of ["visibilitychange", "pageshow"]) window.addEventListener(sign, () => void look());
}
