import { beforeEach, expect, test, vi } from "vitest";
import { keepBuyer, restoreBuyer } from "./buyer-draft.ts";

class FakeInput {
	readonly type = "text";
	value: string;
	readonly defaultValue: string;
	constructor(printed: string, typed = printed) {
		this.defaultValue = printed;
		this.value = typed;
	}
}
const NAMES = ["name", "surname", "email", "phone", "learner"];

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	vi.stubGlobal("HTMLInputElement", FakeInput);
	for (const name of ["HTMLSelectElement", "HTMLTextAreaElement", "RadioNodeList"]) vi.stubGlobal(name, class {});
	vi.stubGlobal("document", { activeElement: null });
	vi.stubGlobal(
		"FormData",
		class extends Map<string, string> {
			constructor(form: { typed: object }) {
				super(Object.entries(form.typed));
			}
		},
	);
	return () => vi.unstubAllGlobals();
});

type Words = Readonly<Record<string, string>>;

const REQUEST: Words = { name: "Анна", phone: "8 912 345 67 21" };

/** Types over what a page has printed of a request. */
function keep(typed: Words, printed = REQUEST): void {
	keepBuyer({ typed: { ...printed, ...typed } } as unknown as HTMLFormElement, printed);
}

/** Restores into a form of these fields and says what stands in them. */
function restore(fields: Readonly<Record<string, FakeInput>>, isAnswer = false): string[] {
	const controls: Record<string, FakeInput> = Object.fromEntries(
		NAMES.map((name) => [name, fields[name] ?? new FakeInput("")]),
	);
	const elements = { namedItem: (name: string) => controls[name] ?? null };
	restoreBuyer({ elements } as unknown as HTMLFormElement, isAnswer);
	return NAMES.map((name) => controls[name]?.value ?? "");
}

const printed = () => ({ name: new FakeInput("Анна"), phone: new FakeInput("8 912 345 67 21") });

test("what a buyer has typed over the words of a request comes back, with the rest as the request has it", () => {
	keep({ name: "Иван", surname: "Петров", email: "ivan@example.com", phone: "8 916 000 11 22" });
	expect(restore(printed())).toEqual(["Иван", "Петров", "ivan@example.com", "8 916 000 11 22", ""]);
	keep({ surname: "Орлова" });
	expect(restore(printed())).toEqual(["Анна", "Орлова", "", "8 912 345 67 21", ""]);
});

test("over the words of another request nothing comes back, be it typed or printed, but what it does not say does", () => {
	const newer = () => ({ ...printed(), phone: new FakeInput("8 916 000 11 22") });
	keep({ surname: "Орлова" });
	expect(restore(newer())).toEqual(["Анна", "Орлова", "", "8 916 000 11 22", ""]);
	keep({ phone: "8 912 345 67 22" });
	expect(restore(newer())).toEqual(["Анна", "", "", "8 916 000 11 22", ""]);
	keep({ name: "Анна", phone: "8 912 345 67 22" }, {});
	expect(restore(newer())).toEqual(["Анна", "", "", "8 916 000 11 22", ""]);
});

test("what was typed since, and what an answer says of the form that was sent, stay", () => {
	keep({ name: "Иван", phone: "8 916 000 11 22" });
	expect(restore({ ...printed(), name: new FakeInput("Анна", "Вера") }).slice(0, 1)).toEqual(["Вера"]);
	expect(restore(printed(), true)).toEqual(["Анна", "", "", "8 912 345 67 21", ""]);
});

test("what is typed into an answer comes back over the words of the request that had been printed before", () => {
	keep({ phone: "8 916 000 11 22" });
	keepBuyer({ typed: { name: "Анна", phone: "8 916 000 11 33" } } as unknown as HTMLFormElement, undefined);
	expect(restore(printed())).toEqual(["Анна", "", "", "8 916 000 11 33", ""]);
});
