import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createListeners } from "../../shared/create-store.ts";
import { MINUTE_MS } from "../../shared/durations.ts";
import { lookAgain } from "./look-again.ts";

const OF_EVERYBODY = { cache: { params: [] } };
const QUARTER_MS = 15 * MINUTE_MS;

const deeds = { read: vi.fn(), revalidate: vi.fn(), onChange: vi.fn() };
let page: { handle: object; dialog: object | null; visibility: string; isOnline: boolean; navigation: string };
let time: number;
/** What the router tells when a page has other data. */
let arrive: () => void;

beforeEach(() => {
	vi.resetAllMocks();
	time = 0;
	page = { handle: OF_EVERYBODY, dialog: null, visibility: "visible", isOnline: true, navigation: "idle" };
	vi.stubGlobal("window", new EventTarget());
	vi.stubGlobal("document", {
		querySelector: () => page.dialog,
		get visibilityState() {
			return page.visibility;
		},
	});
	vi.stubGlobal("navigator", {
		get onLine() {
			return page.isOnline;
		},
	});
	const listeners = createListeners();
	let loaderData = {};
	const location = { pathname: "/children", search: "?age=9" };
	const state = {
		location,
		fetchers: new Map(),
		get loaderData() {
			return loaderData;
		},
		get matches() {
			return [{ route: { handle: page.handle } }];
		},
		get navigation() {
			return { state: page.navigation };
		},
	};
	const subscribe = (tell: (told: typeof state) => void) => listeners.subscribe(() => tell(state));
	arrive = () => {
		loaderData = {};
		listeners.tell();
	};
	answer({});
	const router = { state, subscribe, revalidate: deeds.revalidate } as never;
	lookAgain({ router, read: deeds.read, buildId: "mine", now: () => time, onChange: deeds.onChange });
});

afterEach(() => vi.unstubAllGlobals());

function answer({ status = 200, build = "mine" }): void {
	deeds.read.mockImplementation(async () => new Response("", { status, headers: { "x-build-id": build } }));
}

async function comeBack(after: number, sign = "visibilitychange"): Promise<void> {
	time += after;
	window.dispatchEvent(new Event(sign));
	await new Promise((resolve) => setTimeout(resolve));
}

test.each(["visibilitychange", "pageshow"])("who comes back after a while sees the page of now (%s)", async (sign) => {
	await comeBack(QUARTER_MS, sign);
	expect(deeds.read.mock.calls).toEqual([["/children/_payload.json?age=9"]]);
	expect(deeds.revalidate).toHaveBeenCalledOnce();
	// The parts that have not come yet are asked for before the page changes.
	expect(deeds.onChange.mock.invocationCallOrder[0]).toBeLessThan(deeds.revalidate.mock.invocationCallOrder[0] ?? 0);
});

test("a page that has just been read is not read again", async () => {
	await comeBack(QUARTER_MS - 1);
	arrive();
	await comeBack(QUARTER_MS - 1);
	expect(deeds.read).not.toHaveBeenCalled();
});

test.each([
	["is of one visitor", () => (page.handle = {})],
	["lies under a dialog", () => (page.dialog = {})],
	["is hidden", () => (page.visibility = "hidden")],
	["has no connection", () => (page.isOnline = false)],
	["is being left", () => (page.navigation = "loading")],
])("nothing is asked for a page that %s", async (_what, put) => {
	put();
	await comeBack(QUARTER_MS);
	expect(deeds.read).not.toHaveBeenCalled();
});

test.each([
	["a page that is gone", () => answer({ status: 404 })],
	["a school that is away", () => answer({ status: 503 })],
	["another build", () => answer({ build: "other" })],
	["a lost connection", () => deeds.read.mockRejectedValue(new TypeError("no network"))],
	["a dialog that was opened meanwhile", () => deeds.read.mockImplementation(openDialog)],
])("%s leaves the page as it is, and it is asked for again next time", async (_what, put) => {
	put();
	await comeBack(QUARTER_MS);
	expect(deeds.revalidate).not.toHaveBeenCalled();
	page.dialog = null;
	answer({});
	await comeBack(0);
	expect(deeds.revalidate).toHaveBeenCalledOnce();
});

async function openDialog(): Promise<Response> {
	page.dialog = {};
	return new Response("", { headers: { "x-build-id": "mine" } });
}
