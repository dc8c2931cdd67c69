import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onFirstSign } from "../ui/deferred/first-need.ts";
import { whenConnected } from "../ui/deferred/when-connected.ts";
import { eventOf, stubListeners } from "./page.fixture.ts";
import { wakePage } from "./wake-page.ts";

const REST_MS = 5000;

let page: EventTarget;
beforeEach(() => {
	vi.useFakeTimers();
	page = stubListeners();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

type Opened = {
	readonly start?: string;
	readonly hash?: string;
	readonly visit?: string;
	readonly outbox?: string | null;
	readonly isOnline?: boolean;
	readonly readyState?: string;
};

/** A page with two scripts that wait, the second a module with two parts. @returns what became of it. */
function openPage({ start, hash = "", visit = "navigate", outbox = null, ...rest }: Opened = {}) {
	const { isOnline = true, readyState = "interactive" } = rest;
	const dataset: Record<string, string> = start ? { start } : {};
	const waiting = [
		{ dataset: {}, textContent: "first" },
		{ dataset: { parts: "/a.js /b.js" }, textContent: "second" },
	];
	const styles = [{ rel: "waiting", disabled: false }];
	const added: object[] = [];
	vi.stubGlobal("document", {
		...{ documentElement: { dataset }, readyState, head: { append: (element: object) => added.push(element) } },
		createElement: (tag: string) => ({ tag }),
		querySelectorAll: (selector: string) => (selector.startsWith("link") ? styles : waiting),
	});
	vi.stubGlobal("navigator", { onLine: isOnline });
	vi.stubGlobal("location", { hash, href: "https://orbita.example/" });
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
	vi.stubGlobal("performance", { getEntriesByType: () => [{ type: visit }] });
	vi.stubGlobal("localStorage", {
		getItem() {
			if (outbox === "forbidden") throw new DOMException("forbidden", "SecurityError");
			return outbox;
		},
	});
	wakePage("text/waiting", "waiting", onFirstSign, ["keydown"], "outbox", REST_MS, whenConnected);
	return { added, dataset, styles };
}

const say = (type: string) => page.dispatchEvent(new Event(type));

test("a page that nobody touches wakes by itself a while after it has loaded", () => {
	const { added, dataset } = openPage();
	vi.advanceTimersByTime(2 * REST_MS);
	expect(added).toEqual([]);
	say("load");
	vi.advanceTimersByTime(REST_MS - 1);
	expect(dataset.start).toBeUndefined();
	vi.advanceTimersByTime(1);
	expect(dataset.start).toBe("rest");
	expect(added).not.toEqual([]);
});

test("a page that was woken by a visitor runs its scripts once, also when its time comes", () => {
	const { added, dataset } = openPage();
	say("load");
	say("keydown");
	const { length } = added;
	expect(length).toBeGreaterThan(0);
	say("keydown");
	vi.advanceTimersByTime(REST_MS);
	expect(added).toHaveLength(length);
	expect(dataset.start).toBe("sign");
});

test.each([
	["says so", { start: "now" }],
	["is opened at a place of its own", { hash: "#price" }],
	["is reloaded", { visit: "reload" }],
	["is come back to", { visit: "back_forward" }],
	["has a form to send", { outbox: "[]" }],
])("a page that %s wakes at once", (_, opened) => {
	const { added, dataset } = openPage(opened);
	expect(dataset.start).toBe("now");
	expect(added).not.toEqual([]);
});

test("a browser that keeps nothing has pages that sleep and wake as others do", () => {
	const { added } = openPage({ outbox: "forbidden" });
	expect(added).toEqual([]);
	say("keydown");
	expect(added).not.toEqual([]);
});

test("scripts keep their order, modules have their parts fetched beside them, and styles are not fetched again", () => {
	const { added, styles } = openPage({ start: "now" });
	expect(added).toEqual([
		{ tag: "script", type: "", textContent: "first" },
		{ tag: "link", rel: "modulepreload", href: "/a.js" },
		{ tag: "link", rel: "modulepreload", href: "/b.js" },
		{ tag: "script", type: "module", textContent: "second" },
	]);
	expect(styles).toEqual([{ rel: "stylesheet", disabled: true }]);
});

test("a sign that comes while the page is still read waits for its end, where the scripts are", () => {
	const { added } = openPage({ readyState: "loading" });
	say("keydown");
	expect(added).toEqual([]);
	say("DOMContentLoaded");
	expect(added).not.toEqual([]);
});

test("nothing is fetched without a connection, and all of it once there is one", async () => {
	const { added } = openPage({ isOnline: false });
	say("keydown");
	await vi.advanceTimersByTimeAsync(0);
	expect(added).toEqual([]);
	say("online");
	expect(added).not.toEqual([]);
});

test("a page whose script cannot be loaded says that it has none; a picture that is missing changes nothing", () => {
	const { dataset } = openPage();
	page.dispatchEvent(eventOf("error", { tagName: "IMG" }));
	expect(dataset.script).toBe("on");
	page.dispatchEvent(eventOf("error", { tagName: "SCRIPT", type: "module" }));
	expect(dataset.script).toBeUndefined();
});
