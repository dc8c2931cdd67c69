import type { Navigation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createListeners } from "../shared/create-store.ts";
import { createHeldNavigations, type HeldNavigations } from "./held-navigation.ts";
import { showUnderway } from "./show-underway.ts";

const IDLE = { state: "idle" };
const LOADING = { state: "loading" };
const SENDING = { state: "submitting", formMethod: "POST" };

const line = { show: vi.fn(), hide: vi.fn() };
let held: HeldNavigations;
/** What the router tells at a step of its navigation. */
let move: (navigation: object) => void;

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetAllMocks();
	vi.stubGlobal("window", new EventTarget());
	const state = { navigation: IDLE as unknown as Navigation };
	const { tell, subscribe } = createListeners();
	move = (navigation) => {
		state.navigation = navigation as Navigation;
		tell();
	};
	held = createHeldNavigations();
	showUnderway({ router: { state, subscribe } as never, held, line });
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function createButton() {
	const attributes = new Map<string, string>();
	return {
		setAttribute: (name: string, value: string) => attributes.set(name, value),
		removeAttribute: (name: string) => attributes.delete(name),
		isBusy: () => attributes.get("aria-busy") === "true",
	};
}

function submit(submitter: object | null): void {
	window.dispatchEvent(Object.assign(new Event("submit"), { submitter }));
}

test("the button that has sent a form is busy at once, until the next page is there", () => {
	const button = createButton();
	submit(button);
	move(SENDING);
	expect(button.isBusy()).toBe(true);
	vi.runAllTimers();
	move({ ...SENDING, state: "loading" });
	expect(button.isBusy()).toBe(true);
	move(IDLE);
	expect(button.isBusy()).toBe(false);
});

test("another button that is pressed meanwhile takes over", () => {
	const [first, second] = [createButton(), createButton()];
	submit(first);
	move(SENDING);
	submit(second);
	move({ ...SENDING });
	expect([first.isBusy(), second.isBusy()]).toEqual([false, true]);
	move(LOADING);
	expect(second.isBusy()).toBe(false);
});

test("a form that was answered without the router lends its button to no other step", () => {
	const button = createButton();
	submit(button);
	move(LOADING);
	expect(button.isBusy()).toBe(false);
	move(IDLE);
	vi.runAllTimers();
	move(SENDING);
	expect(button.isBusy()).toBe(false);
});

test("a page that is there within 80 ms draws no line, one that takes longer draws it once", () => {
	move(LOADING);
	vi.advanceTimersByTime(79);
	move(IDLE);
	vi.runAllTimers();
	expect(line.show).not.toHaveBeenCalled();
	move(LOADING);
	vi.advanceTimersByTime(80);
	move({ ...LOADING });
	vi.runAllTimers();
	expect(line.show).toHaveBeenCalledOnce();
	line.hide.mockClear();
	move(IDLE);
	expect(line.hide).toHaveBeenCalledOnce();
});

test("nothing is under way while the visitor is asked whether to try again", () => {
	const button = createButton();
	submit(button);
	move(SENDING);
	vi.runAllTimers();
	line.hide.mockClear();
	void held.hold(undefined);
	expect(button.isBusy()).toBe(false);
	expect(line.hide).toHaveBeenCalledOnce();
	held.retry?.();
	vi.advanceTimersByTime(80);
	expect(line.show).toHaveBeenCalledTimes(2);
});
