import { expect, test } from "vitest";
import { hasSavedText } from "./has-saved-text.ts";

test("a language that is missing or was never written has nothing to look at", () => {
	const written = { title: "Title" };
	expect(hasSavedText({ texts: { ru: written, en: null } }, "ru")).toBe(true);
	expect(hasSavedText({ texts: { ru: written, en: null } }, "en")).toBe(false);
	expect(hasSavedText({ texts: { ru: written, en: { title: "" } } }, "en")).toBe(false);
	expect(hasSavedText({ text: { ru: written, en: written } }, "en")).toBe(true);
	expect(hasSavedText(undefined, "ru")).toBe(false);
});
