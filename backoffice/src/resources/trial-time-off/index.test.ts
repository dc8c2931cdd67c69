import { afterEach, expect, test, vi } from "vitest";
import { resource } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

test("time off without a note is called by its first day as the school's clock has it, in the language of the screen", () => {
	const name = (record: object) =>
		typeof resource.recordRepresentation === "function" && resource.recordRepresentation({ id: "1", ...record });
	const startsAt = "2026-11-21T21:00:00.000Z";
	for (const [lang, told] of [
		["ru", /^22 нояб\. 2026/],
		["en", /^22 Nov 2026/],
	] as const) {
		vi.stubGlobal("document", { documentElement: { lang } });
		expect(name({ note: "", startsAt })).toMatch(told);
	}
	expect(name({ note: "Отпуск", startsAt })).toBe("Отпуск");
	expect(name({ note: "" })).toBe("");
});
