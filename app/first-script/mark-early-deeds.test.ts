import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markEarlyDeeds } from "./mark-early-deeds.ts";
import { eventOf, stubListeners } from "./page.fixture.ts";

let page: EventTarget;
const isAlive = vi.fn();
beforeEach(() => {
	page = stubListeners();
	isAlive.mockReset();
	markEarlyDeeds(isAlive);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function makeButton() {
	const button = { dataset: {} as Record<string, string>, closest: () => button as object };
	return button;
}

function press(target: object): void {
	page.dispatchEvent(eventOf("click", target));
}

test("a button that nothing answers yet is marked, one that answers by itself is not", () => {
	const [early, alive] = [makeButton(), makeButton()];
	isAlive.mockImplementation((button) => button === alive);
	press(early);
	press(alive);
	expect("pressed" in early.dataset).toBe(true);
	expect("pressed" in alive.dataset).toBe(false);
});

test("a press that brings its own part to life on its way is not answered a second time", () => {
	isAlive.mockReturnValueOnce(false).mockReturnValueOnce(true);
	const button = makeButton();
	press(button);
	expect("pressed" in button.dataset).toBe(false);
});

test("a press beside all buttons marks nothing, nor does one on the document, which is no element", () => {
	const text = { dataset: {}, closest: () => null };
	press(text);
	expect(text.dataset).toEqual({});
	press({});
	expect(isAlive).not.toHaveBeenCalled();
});

test("a form keeps when its first field was begun, however many follow", () => {
	vi.useFakeTimers({ now: 1000 });
	const form = { dataset: {} as Record<string, string> };
	page.dispatchEvent(eventOf("input", { form }));
	vi.setSystemTime(5000);
	page.dispatchEvent(eventOf("input", { form }));
	page.dispatchEvent(eventOf("input", { form: null }));
	expect(form.dataset.begun).toBe("1000");
});

test("a choice that was made before the page could react is marked", () => {
	const field = { dataset: {} as Record<string, string> };
	page.dispatchEvent(eventOf("change", field));
	expect("changed" in field.dataset).toBe(true);
});
