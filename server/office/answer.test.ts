import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { postSchema } from "../../app/features/blog/office/post-document.ts";
import { tariffsField } from "../../app/features/catalog/office/tariff-fields.ts";
import { settingSchema } from "../../app/features/settings/office/setting-rules.ts";
import { answerInvalid } from "./answer.ts";

/** What the API says of a document that a schema refuses. */
async function errorsOf(schema: z.ZodType, document: unknown): Promise<Record<string, string>> {
	const parsed = schema.safeParse(document);
	if (parsed.success) throw new Error("The document was taken");
	const answer = await new Hono().get("/", (c) => answerInvalid(c, parsed.error)).request("/");
	return ((await answer.json()) as { errors: Record<string, string> }).errors;
}

test("a refused length, number or list comes with the bound that it oversteps", async () => {
	const tags = Array.from({ length: 13 }, (_, index) => `тема ${index}`);
	const ru = { state: "draft", title: "а".repeat(201), excerpt: "а".repeat(501), body: "", tags, seo: {} };
	expect(await errorsOf(postSchema, { texts: { ru } })).toMatchObject({
		"texts.ru.title": "tooLong:200",
		"texts.ru.excerpt": "tooLong:500",
		"texts.ru.tags": "tooMany:12",
		slug: "required",
	});
	const schema = z.object({
		seats: z.int().min(1).max(9),
		days: z.array(z.string()).min(3),
		share: z.number().positive(),
	});
	expect(await errorsOf(schema, { seats: 0, days: [], share: 0 })).toEqual({
		seats: "tooSmall:1",
		days: "tooFew:3",
		share: "tooSmall",
	});
	expect(await errorsOf(settingSchema, { key: "hold_days", value: 91 })).toEqual({ value: "tooLarge:90" });
});

test("the bound of a sum is told in the units that are typed", async () => {
	const text = { name: "Группа", note: "", includes: [] };
	const tariff = { code: "group", kind: "group", lessons: 8, text: { ru: text, en: text } };
	const prices = { priceRub: 0, priceUsd: 2_000_000_001 };
	expect(await errorsOf(tariffsField, [{ ...tariff, ...prices }])).toEqual({
		"0.priceRub": "sumTooSmall",
		"0.priceUsd": "sumTooLarge:20000000",
	});
});
