import { describe, expect, test } from "vitest";
import { factsOf } from "../../app/features/settings/site-settings.ts";
import { quoteFacts } from "../../app/shared/facts.ts";
import { LOCALES, type Locale } from "../../app/shared/localized.ts";
import {
	blog,
	categories,
	courses,
	earlier,
	faq,
	guides,
	legal,
	pages,
	quiz,
	repeated,
	reviews,
	settings,
	teachers,
	webinars,
} from "./read-school.ts";

describe.each(LOCALES)("in %s nothing is said twice:", (locale) => {
	const texts = courses.map((course) => course[locale]);

	test("no title of a module", () => {
		expect(repeated(texts.flatMap(({ modules }) => modules.map(({ title }) => title)))).toEqual([]);
	});

	test("no text on life after a course", () => {
		expect(repeated(texts.flatMap(({ after }) => (after ? [after.text] : [])))).toEqual([]);
	});

	test("no answer to a question", () => {
		const general = faq.flatMap(({ questions }) => questions.map((question) => question[locale].a));
		expect(repeated([...texts.flatMap((text) => text.faq.map(({ a }) => a)), ...general])).toEqual([]);
	});
});

/** Every text below a value. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

const { rubrics, authors, posts } = blog;

/** Everything that is written in a language, but for comments, which are of their readers. */
function writtenIn(locale: Locale): { name: string; texts: string[] }[] {
	const listed = [
		...courses.map((course) => ({ name: course.slug, value: course })),
		...Object.entries({ categories, teachers, reviews, faq, settings, webinars, quiz, rubrics, authors }).map(
			([name, value]) => ({ name, value }),
		),
	].map(({ name, value }) => ({ name, texts: localizedTexts(value, locale) }));
	const versions = earlier.map((file) => ({ ...file, name: `earlier ${file.name}` }));
	const told = [...pages, ...legal, ...versions, ...guides].filter((file) => file.locale === locale);
	const articles = posts.flatMap(({ slug, texts }) => {
		const text = texts[locale];
		return text ? [{ name: `post ${slug}`, texts: textsIn(text) }] : [];
	});
	return [...listed, ...articles, ...told.map(({ name, head, body }) => ({ name, texts: [...textsIn(head), body] }))];
}

/** The texts below every key that names the language. */
function localizedTexts(value: unknown, locale: Locale): string[] {
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, item]) =>
		key === locale ? textsIn(item) : localizedTexts(item, locale),
	);
}

const paragraphs = (texts: readonly string[]) => texts.flatMap((text) => text.split(/\n\s*\n/)).length;

describe("both languages", () => {
	const english = new Map(writtenIn("en").map(({ name, texts }) => [name, texts]));

	// Articles may be in Russian alone; those that are in English are whole.
	const told = writtenIn("ru").filter(({ name }) => !name.startsWith("post ") || english.has(name));

	test.each(told)("$name has at least four fifths of its paragraphs in English", ({ name, texts }) => {
		expect(paragraphs(texts)).toBeGreaterThan(1);
		expect(paragraphs(english.get(name) ?? [])).toBeGreaterThanOrEqual(0.8 * paragraphs(texts));
	});

	test("what is written in English has no Russian letter", () => {
		const talk = blog.comments.filter(({ locale }) => locale === "en").map((texts) => ({ name: "talk", texts }));
		const mixed = [...writtenIn("en"), ...talk].flatMap(({ name, texts }) =>
			textsIn(texts).map((text) => `${name}: ${text}`),
		);
		expect(mixed.length).toBeGreaterThan(1000);
		expect(mixed.filter((text) => /[а-яё]/i.test(text))).toEqual([]);
	});

	test("in English people leave an application, as in the forms; documents that were accepted stay as they are", () => {
		const documents = new Set([...legal, ...earlier].flatMap(({ name }) => [name, `earlier ${name}`]));
		const texts = writtenIn("en").flatMap((file) => (documents.has(file.name) ? [] : file.texts));
		expect(texts.filter((text) => /leave\s(a|your)\srequest|request\swith\sa\schosen\sgroup/i.test(text))).toEqual([]);
	});

	test.each(LOCALES)("every figure that a text quotes in %s is known", (locale) => {
		const facts = factsOf(settings, locale);
		const texts = writtenIn(locale).flatMap((file) => file.texts);
		expect(texts.filter((text) => text.includes("{{")).length).toBeGreaterThan(10);
		expect(texts.filter((text) => quoteFacts(text, facts).includes("{{"))).toEqual([]);
		expect(Object.entries(facts).filter(([, fact]) => fact === "")).toEqual([]);
	});
});

test("in Russian a word agrees with the figure that it counts, whatever the school sets", () => {
	const counted = /\{\{(?:graduates|[a-z_]+_(?:days|minutes|months|years))\}\}\s[а-яё]/;
	const texts = writtenIn("ru").flatMap((file) => file.texts);
	expect(texts.filter((text) => counted.test(text))).toEqual([]);
});

test.each(LOCALES)("in %s the name, the numbers and the addresses of the school are quoted, never typed", (locale) => {
	const { school, phone, email, licence_number: licence, legal_name: legalName } = factsOf(settings, locale);
	const typed = [school, phone, email, licence, legalName].map((fact) => fact ?? expect.fail("a fact is missing"));
	const texts = writtenIn(locale).flatMap((file) => (file.name === "settings" ? [] : file.texts));
	expect(texts.filter((text) => typed.some((fact) => text.includes(fact)))).toEqual([]);
});
