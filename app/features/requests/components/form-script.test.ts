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
	isSelected = false;
	select(): void {
		this.isSelected = true;
	}
}
/** Radio buttons, the first of which is chosen by the server. */
class FakeGroup extends Array<{ checked: boolean; defaultChecked: boolean; dataset: object }> {
	value = "telegram";
	static drawn(): FakeGroup {
		return FakeGroup.from(
			[true, false].map((isFirst) => ({ checked: isFirst, defaultChecked: isFirst, dataset: {} })),
		) as FakeGroup;
	}
}

beforeEach(() => {
	vi.stubGlobal("HTMLSelectElement", FakeList);
	vi.stubGlobal("HTMLInputElement", FakeInput);
	vi.stubGlobal("RadioNodeList", FakeGroup);
	vi.stubGlobal("HTMLTextAreaElement", class {});
	vi.stubGlobal("document", { activeElement: null });
	return () => vi.unstubAllGlobals();
});

const formOf = (controls: Record<string, object>) =>
	({ elements: { namedItem: (name: string) => controls[name] ?? null } }) as unknown as HTMLFormElement;

test("the group that was chosen before is chosen again, with what was typed", () => {
	const [name, start] = [new FakeInput(), new FakeList("one", "two")];
	expect(fillDraft(formOf({ name, start }), { name: "Анна", start: "two" }, false)).toBe(true);
	expect([name.value, start.value]).toEqual(["Анна", "two"]);
});

test("kept text in the field that is typed into gives way to what is typed", () => {
	const [name, phone] = [new FakeInput(), new FakeInput()];
	vi.stubGlobal("document", { activeElement: phone });
	fillDraft(formOf({ name, phone }), { name: "Анна", phone: "8903118" }, false);
	expect([name.isSelected, phone.isSelected]).toEqual([false, true]);
});

test("a group that the address names stays, and one that is offered no more is not chosen", () => {
	const named = new FakeList("one", "two");
	named.value = "one";
	const fewer = new FakeList("one");
	expect(fillDraft(formOf({ start: named }), { start: "two" }, false)).toBe(false);
	expect(fillDraft(formOf({ start: fewer }), { start: "two" }, false)).toBe(false);
	expect([named.value, fewer.value]).toEqual(["one", ""]);
});

test("the kept messenger is chosen again where nobody has chosen one since", () => {
	const channel = FakeGroup.drawn();
	fillDraft(formOf({ channel }), { channel: "call" }, false);
	expect(channel.value).toBe("call");
});

test.each([
	["was chosen before the page came to life", { checked: true, defaultChecked: false, dataset: {} }, false],
	["was chosen again", { checked: false, defaultChecked: false, dataset: { changed: "" } }, false],
	["came back with a refusal", { checked: false, defaultChecked: false, dataset: {} }, true],
])("a messenger that %s stays", (_what, radio, isRefused) => {
	const channel = FakeGroup.drawn();
	channel[1] = radio;
	fillDraft(formOf({ channel }), { channel: "call" }, isRefused);
	expect(channel.value).toBe("telegram");
});
