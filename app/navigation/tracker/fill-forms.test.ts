import { afterEach, expect, test, vi } from "vitest";
import { fillForms } from "./fill-forms.ts";

type FakeField = { value: string; dataset: Record<string, string> };

class FakeForm {
	field: FakeField | undefined;
	constructor(field?: FakeField) {
		this.field = field;
	}
	querySelector() {
		return this.field ?? null;
	}
	append(field: FakeField) {
		this.field = field;
	}
}

afterEach(() => void vi.unstubAllGlobals());

test("a visitor who takes the consent back has no identifier in any form, whoever made its field", () => {
	const own = new FakeForm({ value: "", dataset: {} });
	const other = new FakeForm({ value: "12", dataset: {} });
	const bare = new FakeForm();
	vi.stubGlobal("document", {
		forms: [own, other, bare],
		documentElement: {},
		createElement: () => ({ value: "", dataset: {} }),
	});
	vi.stubGlobal(
		"MutationObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
	vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });
	const stop = fillForms("4711");
	expect([own, other, bare].map(({ field }) => field?.value)).toEqual(["4711", "12", "4711"]);
	stop();
	expect([own, other, bare].map(({ field }) => field?.value)).toEqual(["", "12", ""]);
});
