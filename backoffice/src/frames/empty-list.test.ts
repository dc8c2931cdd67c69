import { expect, test } from "vitest";
import { isFiltered } from "./empty-list.tsx";

test("a list is filtered once its filters are others than those that it begins with", () => {
	expect(isFiltered({}, {})).toBe(false);
	expect(isFiltered({ state: "coming" }, { state: "coming" })).toBe(false);
	expect(isFiltered({ state: "past" }, { state: "coming" })).toBe(true);
	expect(isFiltered({}, { state: "coming" })).toBe(true);
	expect(isFiltered({ q: "анна" }, {})).toBe(true);
});
