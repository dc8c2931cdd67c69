import { expect, test } from "vitest";
import { splitLines } from "../fields/lines-input.tsx";
import { tabOf } from "./form-tabs.tsx";

const TABS = [
	{ name: "programme", fields: ["texts.*.body.modules"] },
	{ name: "texts", fields: ["texts"] },
	{ name: "main", fields: ["slug", "ageFrom"] },
];

test("a refused field is in the first tab that names it, whatever its language and place", () => {
	expect(tabOf(TABS, "texts.en.body.modules.2.title")).toBe("programme");
	expect(tabOf(TABS, "texts.en.body.skills")).toBe("texts");
	expect(tabOf(TABS, "slug")).toBe("main");
	expect(tabOf(TABS, "slugs")).toBeUndefined();
});

test("a list is typed a line each, without empty ones", () => {
	expect(splitLines(" Первый урок \n\nВторой урок\n")).toEqual(["Первый урок", "Второй урок"]);
});
