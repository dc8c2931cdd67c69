import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sayLateTitle } from "./late-title.ts";

const page = { title: null as object | null, focused: {} as object, change: () => {} };
const focus = vi.fn();
const disconnect = vi.fn();
const title = { contains: () => false, focus, addEventListener() {}, removeAttribute() {} };
const cross = { matches: () => true };
const field = { matches: () => false };

beforeEach(() => {
	Object.assign(page, { title: null, focused: cross, change: () => {} });
	vi.stubGlobal("document", {
		body: {},
		querySelector: () => ({}),
		getElementById: () => page.title,
		get activeElement() {
			return page.focused;
		},
	});
	vi.stubGlobal(
		"MutationObserver",
		class {
			constructor(change: () => void) {
				page.change = change;
			}
			observe() {}
			disconnect = disconnect;
		},
	);
});
afterEach(() => {
	vi.unstubAllGlobals();
	focus.mockClear();
	disconnect.mockClear();
});

test("the heading that comes after its dialog has opened takes the focus, once", () => {
	sayLateTitle("title");
	page.change();
	expect(focus).not.toHaveBeenCalled();
	page.title = title;
	page.change();
	expect(focus).toHaveBeenCalled();
	expect(disconnect).toHaveBeenCalledOnce();
});

test("whoever has gone on to something else in the dialog stays there", () => {
	sayLateTitle("title");
	Object.assign(page, { title, focused: field });
	page.change();
	expect(focus).not.toHaveBeenCalled();
});

test("a dialog that opens with its heading is left alone", () => {
	page.title = title;
	expect(sayLateTitle("title")).toBeUndefined();
});
