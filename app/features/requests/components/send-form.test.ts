import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readOutbox } from "./request-storage.ts";
import { sendForm } from "./send-form.ts";

const PLACE = { submitUrl: "/request/submit?kind=callback", draftKey: "kind=callback" };
const TOO_MANY = { state: "errors", errors: {}, refusal: "tooMany", values: {} };
const WRONG = { state: "errors", errors: { phone: "phone" }, values: {} };

let typed: Record<string, string>;

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	vi.stubGlobal("sessionStorage", { getItem: () => null });
	vi.stubGlobal("document", { referrer: "", createElement: () => ({}) });
	vi.stubGlobal(
		"FormData",
		class extends Map<string, string> {
			constructor() {
				super(Object.entries(typed));
			}
		},
	);
	typed = { phone: "123" };
});

afterEach(() => vi.unstubAllGlobals());

const form = {
	dataset: { key: "one" },
	querySelector: () => null,
	append: () => undefined,
} as unknown as HTMLFormElement;

function send(status: number, answer: object) {
	vi.stubGlobal("fetch", async () => Response.json(answer, { status }));
	return sendForm(form, PLACE);
}

test("a form that waits for a full disk goes on waiting when its visitor tries too often, with what he typed last", async () => {
	expect(await send(507, {})).toEqual({ state: "offline", isKept: true });
	typed = { phone: "456" };
	expect(await send(429, TOO_MANY)).toEqual({ state: "offline", isKept: true });
	expect(readOutbox()).toMatchObject([{ id: "one", url: PLACE.submitUrl, body: "phone=456" }]);
});

test("a form that waits and is refused for good is told so and waits no longer", async () => {
	await send(507, {});
	expect(await send(400, WRONG)).toEqual({ state: "answered", answer: WRONG });
	expect(readOutbox()).toEqual([]);
});

test("one of too many that did not wait is told so, and nobody sends it unasked", async () => {
	expect(await send(429, TOO_MANY)).toEqual({ state: "answered", answer: TOO_MANY });
	expect(readOutbox()).toEqual([]);
});
