import { beforeEach, expect, test, vi } from "vitest";
import { fillDraft } from "./form-script.ts";

class FakeList {
	value = "";
	readonly options: readonly { readonly value: string }[];
	constructor(...values: string[]) {
		this.options = ["", ...values].map((value) => ({ value }));
	}
}
class FakeInput {
	value = "";
	type = "text";
}

beforeEach(() => {
	vi.stubGlobal("HTMLSelectElement", FakeList);
	vi.stubGlobal("HTMLInputElement", FakeInput);
	for (const other of ["HTMLTextAreaElement", "RadioNodeList"]) vi.stubGlobal(other, class {});
	return () => vi.unstubAllGlobals();
});

const formOf = (controls: Record<string, object>) =>
	({ elements: { namedItem: (name: string) => controls[name] ?? null } }) as unknown as HTMLFormElement;

test("the group that was chosen before is chosen again, with what was typed", () => {
	const [name, start] = [new FakeInput(), new FakeList("one", "two")];
	expect(fillDraft(formOf({ name, start }), { name: "Анна", start: "two" })).toBe(true);
	expect([name.value, start.value]).toEqual(["Анна", "two"]);
});

test("a group that the address names stays, and one that is offered no more is not chosen", () => {
	const named = new FakeList("one", "two");
	named.value = "one";
	const fewer = new FakeList("one");
	expect(fillDraft(formOf({ start: named }), { start: "two" })).toBe(false);
	expect(fillDraft(formOf({ start: fewer }), { start: "two" })).toBe(false);
	expect([named.value, fewer.value]).toEqual(["one", ""]);
});
