import { describe, expect, test } from "vitest";
import { bindParts } from "./instant-field.tsx";
import { listDifferences } from "./list-differences.ts";
import { columnIn, labelSource, missingLocales, sourceIn } from "./locale-source.ts";
import { referenceOf } from "./reference-of.ts";
import { suggestSlug } from "./transliterate.ts";

describe("an address made of a title", () => {
	test.each([
		["Python для детей", "python-dlya-detey"],
		["  Ёлка, щука & «съезд»: 3D!  ", "yolka-shchuka-sezd-3d"],
		["Teacher’s café", "teachers-cafe"],
		["№ § …", ""],
	])("%s → %s", (title, slug) => {
		expect(suggestSlug(title)).toBe(slug);
	});

	test("is not longer than addresses may be, and ends with no hyphen", () => {
		const slug = suggestSlug(`${"а".repeat(79)} хвост`);
		expect(slug).toBe("a".repeat(79));
	});
});

describe("a text in two languages", () => {
	test("lies where its source says", () => {
		expect([sourceIn("name", "ru"), sourceIn("texts.*.title", "en")]).toEqual(["name.ru", "texts.en.title"]);
		expect([columnIn("title", "ru"), columnIn("title", "en")]).toEqual(["titleRu", "titleEn"]);
		expect([labelSource("name"), labelSource("texts.*.title"), labelSource("text.*")]).toEqual([
			"name",
			"texts.title",
			"text",
		]);
	});

	test("lacks a language only when the other one has it", () => {
		expect(missingLocales({ ru: "Имя", en: " " })).toEqual(["en"]);
		expect(missingLocales({ ru: undefined, en: null })).toEqual([]);
		expect(missingLocales({ ru: "Имя", en: "Name" })).toEqual([]);
	});
});

describe("differences of two states", () => {
	test("are listed by the path of the field, plain lists as one value", () => {
		const mine = { id: "1", version: 3, text: { ru: { name: "А" } }, stack: ["a"], note: "" };
		const theirs = { id: "1", version: 4, text: { ru: { name: "Б" } }, stack: ["a", "b"], note: null };
		expect(listDifferences(mine, theirs)).toEqual([
			{ field: "text.ru.name", before: "А", after: "Б" },
			{ field: "stack", before: ["a"], after: ["a", "b"] },
		]);
	});

	test("are told item by item of a list that is as long as it was, and of no other", () => {
		const [one, two, dear] = [{ price: 1 }, { price: 2 }, { price: 3 }];
		expect(listDifferences({ tariffs: [one, two] }, { tariffs: [one, dear] })).toEqual([
			{ field: "tariffs.1.price", before: 2, after: 3 },
		]);
		expect(listDifferences({ tariffs: [one] }, { tariffs: [one, two] })).toEqual([
			{ field: "tariffs", before: [one], after: [one, two] },
		]);
	});

	test("include a language that only one of them has", () => {
		expect(listDifferences({ texts: {} }, { texts: { en: { title: "T" } } })).toEqual([
			{ field: "texts.en.title", before: undefined, after: "T" },
		]);
	});
});

describe("a value that refers to another record", () => {
	const id = "0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a5b";

	test("is known by its field; what is related is of the record's own kind", () => {
		expect(referenceOf("posts", "rubric", id)).toEqual({ resource: "rubrics", ids: [id] });
		expect(referenceOf("posts", "related", [id])).toEqual({ resource: "posts", ids: [id] });
		expect(referenceOf("courses", "related", [id])).toEqual({ resource: "courses", ids: [id] });
	});

	test("is an id and no text", () => {
		expect(referenceOf("posts", "rubric", "news")).toBeUndefined();
		expect(referenceOf("posts", "authors", [])).toBeUndefined();
		expect(referenceOf("posts", "slug", id)).toBeUndefined();
	});
});

test("a moment in a list breaks between its day and its time, an old one before its year too", () => {
	const moments = ["4 нояб., 15:38", "8 дек. 2025 г., 15:38", "8 Dec 2025, 15:38"];
	expect(moments.map((moment) => bindParts(moment).split(" "))).toEqual([
		["4\u00a0нояб.,", "15:38"],
		["8\u00a0дек.\u00a02025\u00a0г.,", "15:38"],
		["8\u00a0Dec\u00a02025,", "15:38"],
	]);
	expect(bindParts("8 дек. 2025 г., 15:38", true).split(" ")).toEqual(["8\u00a0дек.", "2025\u00a0г.,", "15:38"]);
});
