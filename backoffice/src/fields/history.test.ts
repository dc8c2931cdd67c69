import { expect, test } from "vitest";
import { listErrors } from "../frames/list-errors.ts";
import { listDifferences } from "./list-differences.ts";

test("a field that came as a whole is told by its parts", () => {
	expect(listDifferences({ text: null }, { text: { ru: { name: "А" }, en: { name: "A" } } })).toEqual([
		{ field: "text.ru.name", before: undefined, after: "А" },
		{ field: "text.en.name", before: undefined, after: "A" },
	]);
});

test("refused fields are found however deep they lie, with the sentence that is meant", () => {
	const server = (message: string) => ({ type: "server", message });
	const errors = {
		slug: server("errors.reserved"),
		texts: { ru: { modules: [undefined, { title: server("errors.required") }] } },
		price: { type: "validate", message: '@@react-admin@@"errors.money"', ref: { name: "price" } },
		age: { type: "min", message: '@@react-admin@@{"message":"ra.validation.minValue","args":{"min":1}}' },
	};
	expect(listErrors(errors)).toEqual([
		{ path: "slug", message: "errors.reserved" },
		{ path: "texts.ru.modules.1.title", message: "errors.required" },
		{ path: "price", message: "errors.money" },
		{ path: "age", message: "ra.validation.minValue" },
	]);
});
