import { expect, test, vi } from "vitest";
import { leaveOldBuild } from "./leave-old-build.ts";

const PLACE = { pathname: "/checkout", search: "?course=unity", hash: "#top" };

/** A tab that asks for the newest build and learns whether it is another one. */
function openTab(isNewer: boolean) {
	let isOutdated = false;
	const watch = {
		get isOutdated() {
			return isOutdated;
		},
		async check() {
			isOutdated = isNewer;
		},
		checkIfDue: async () => undefined,
	};
	return { watch, recover: vi.fn(() => Promise.reject(new Error("loaded just now"))) };
}

test("a page that an old tab cannot draw is loaded as a document", async () => {
	const tab = openTab(true);
	await leaveOldBuild(tab, PLACE);
	const path = "/checkout?course=unity";
	expect(tab.recover).toHaveBeenCalledExactlyOnceWith({ path, href: `${path}#top` }, undefined);
});

test("a page that fails in a tab of the newest build stays as it is", async () => {
	const tab = openTab(false);
	await leaveOldBuild(tab, PLACE);
	await leaveOldBuild(undefined, PLACE);
	expect(tab.recover).not.toHaveBeenCalled();
});
