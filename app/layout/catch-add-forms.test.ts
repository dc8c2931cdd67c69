import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catchAddForms } from "./catch-add-forms.ts";

/** A form that the window itself stands for: what is told to a window alone has it as its target. */
class FakeForm extends EventTarget {
	action = "https://school.test/en/basket";
	dataset = { basket: "" };
	location = { protocol: "https:", assign: vi.fn() };
}

const VALUES: Record<string, string> = { course: "scratch", tariff: "group" };
const openBasket = vi.fn();

let page: FakeForm;
let stop: () => void;

beforeEach(() => {
	page = new FakeForm();
	openBasket.mockReset();
	vi.stubGlobal("window", page);
	vi.stubGlobal("HTMLFormElement", FakeForm);
	vi.stubGlobal(
		"FormData",
		class {
			get = (name: string) => VALUES[name] ?? null;
		},
	);
	stop = catchAddForms();
});

afterEach(() => {
	stop();
	vi.unstubAllGlobals();
});

function submit(): boolean {
	return !page.dispatchEvent(new Event("submit", { cancelable: true }));
}

test("a course is put into the basket, which opens", () => {
	const document = { cookie: "", querySelector: () => ({ click: openBasket }) };
	vi.stubGlobal("document", document);
	expect(submit()).toBe(true);
	expect(document.cookie).toContain("scratch:group");
	expect(openBasket).toHaveBeenCalledOnce();
	expect(page.location.assign).not.toHaveBeenCalled();
});

test("a browser that keeps no basket goes to the checkout of the course", () => {
	vi.stubGlobal("document", {
		get cookie() {
			return "";
		},
		set cookie(_text: string) {
			// Forbidden by the visitor.
		},
	});
	expect(submit()).toBe(true);
	expect(page.location.assign.mock.calls).toEqual([["https://school.test/en/checkout?course=scratch&tariff=group"]]);
	expect(openBasket).not.toHaveBeenCalled();
});
