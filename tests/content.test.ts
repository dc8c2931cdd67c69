import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LEGAL_KINDS } from "../app/features/pages/legal-kinds.ts";
import { SVEDEN_SECTIONS, svedenPage } from "../app/features/pages/sveden-sections.ts";
import { factsOf, siteSettingsSchema } from "../app/features/settings/site-settings.ts";
import routes from "../app/routes.ts";
import { quoteFacts } from "../app/shared/facts.ts";
import { LOCALES, type Locale } from "../app/shared/localized.ts";
import { isSlug } from "../app/shared/slug.ts";
import { type CourseFile, courseFileSchema } from "../database/seed/course-file.ts";
import { quizFileSchema } from "../database/seed/insert-quiz.server.ts";
import { webinarsFileSchema } from "../database/seed/insert-webinars.server.ts";
import { readMarkdownFolder, readYaml, readYamlFolder } from "../database/seed/read-content.ts";
import {
	categoriesFileSchema,
	faqFileSchema,
	legalHeadSchema,
	pageHeadSchema,
	reviewsFileSchema,
	teachersFileSchema,
} from "../database/seed/school-files.ts";

const rawCourses = (await readYamlFolder("courses")) as { slug: string }[];
const courses = rawCourses.flatMap((file) => courseFileSchema.safeParse(file).data ?? []);
const settings = siteSettingsSchema.parse(await readYaml("settings.yaml"));
const categories = categoriesFileSchema.parse(await readYaml("categories.yaml"));
const teachers = teachersFileSchema.parse(await readYaml("teachers.yaml"));
const reviews = reviewsFileSchema.parse(await readYaml("reviews.yaml"));
const faq = faqFileSchema.parse(await readYaml("faq.yaml"));
const webinars = webinarsFileSchema.parse(await readYaml("webinars.yaml"));
const quiz = quizFileSchema.parse(await readYaml("quiz.yaml"));
const pages = await readMarkdownFolder("pages");
const legal = await readMarkdownFolder("legal");
const earlier = await readMarkdownFolder("legal-earlier");

const slugsOf = (items: readonly { slug: string }[]) => new Set(items.map(({ slug }) => slug));
const courseSlugs = slugsOf(courses);
const categorySlugs = slugsOf(categories);
const teacherSlugs = slugsOf(teachers);

/** What stands more than once. */
function repeated(values: readonly string[]): string[] {
	return values.filter((value, place) => values.indexOf(value) !== place);
}

describe("the courses", () => {
	test.each(rawCourses)("$slug is written as its schema asks, in both languages", (file) => {
		expect(courseFileSchema.safeParse(file).error?.issues ?? []).toEqual([]);
	});

	test("at least twenty-five are complete in both languages", () => {
		const complete = courses.filter((course) =>
			LOCALES.every((locale) => {
				const { modules, results, faq: questions, after, certificate, project } = course[locale];
				const isLong = modules.length >= 4 && results.length >= 5 && questions.length >= 3;
				return isLong && after !== null && certificate !== null && project !== null;
			}),
		);
		expect(complete.length).toBeGreaterThanOrEqual(25);
		expect(complete).toEqual(courses.filter(({ status }) => status !== "in_development"));
	});

	test("children choose of fourteen or more, adults of eleven or more", () => {
		const of = (audience: CourseFile["audience"]) => courses.filter((course) => course.audience === audience).length;
		expect(of("children")).toBeGreaterThanOrEqual(14);
		expect(of("adults")).toBeGreaterThanOrEqual(11);
	});

	test("at least two are in development; one is on pause and names a published successor", () => {
		const inState = (status: CourseFile["status"]) => courses.filter((course) => course.status === status);
		expect(inState("in_development").length).toBeGreaterThanOrEqual(2);
		const successors = inState("on_pause").map(
			({ successor }) => courses.find(({ slug }) => slug === successor)?.status,
		);
		expect(successors).toEqual(["published"]);
	});

	test("children's ages are within the school's, adults have none", () => {
		const { age_min: min, age_max: max } = settings.facts;
		const wrong = courses.filter(({ audience, ages }) =>
			audience === "adults" ? ages !== null : !ages || ages[0] < min.value || ages[1] > max.value || ages[0] >= ages[1],
		);
		expect(wrong.map(({ slug }) => slug)).toEqual([]);
	});
});

describe("every name that is spoken of exists", () => {
	test.each(courses)("in $slug", ({ slug, category, audience, successor, related, tariffs, starts, ...course }) => {
		expect(categorySlugs).toContain(category);
		expect(categories.find((item) => item.slug === category)?.audience).toBe(audience);
		expect([...related, ...(successor ? [successor] : [])].filter((name) => !courseSlugs.has(name))).toEqual([]);
		expect(related).not.toContain(slug);
		const named = [...course.teachers, ...starts.map(({ teacher }) => teacher)];
		expect(named.filter((name) => !teacherSlugs.has(name))).toEqual([]);
		expect(course.teachers.length).toBeGreaterThanOrEqual(course.status === "published" ? 1 : 0);
		const codes = tariffs.map(({ code }) => code);
		expect(repeated([...codes, ...related.map((name) => ` ${name}`)])).toEqual([]);
		expect(starts.filter(({ tariff }) => !codes.includes(tariff))).toEqual([]);
		expect(starts.filter(({ seats, taken }) => taken > seats)).toEqual([]);
		expect(tariffs.filter(({ recommended }) => recommended)).toHaveLength(1);
	});

	test("in the reviews", () => {
		expect(reviews.map(({ course }) => course).filter((slug) => !courseSlugs.has(slug))).toEqual([]);
	});

	test("in the webinars", () => {
		expect(webinars.flatMap(({ speakers }) => speakers).filter((slug) => !teacherSlugs.has(slug))).toEqual([]);
		const published = slugsOf(courses.filter(({ status }) => status === "published"));
		expect(webinars.flatMap((webinar) => webinar.courses).filter((slug) => !published.has(slug))).toEqual([]);
	});

	test("in the questions: the pages that show a group are doors", () => {
		const ids = new Set(routes.map(({ id }) => id));
		expect(faq.flatMap((group) => group.pages).filter((page) => !ids.has(`ru:${page}`))).toEqual([]);
	});

	test("in the links of the texts: pages of the site, written without the language", () => {
		const doors = new Set(routes.flatMap(({ id, path = "" }) => (id?.startsWith("ru:") ? [`/${path}`] : [])));
		for (const section of SVEDEN_SECTIONS) doors.add(`/sveden/${section}`);
		const links = [...pages, ...legal, ...earlier].flatMap(({ body }) =>
			[...body.matchAll(/\]\((\/[^)#?]*)/g)].map(([, link]) => link ?? ""),
		);
		expect(links.length).toBeGreaterThan(20);
		expect(links.filter((link) => !doors.has(link))).toEqual([]);
	});

	test("and no slug stands twice", () => {
		for (const items of [courses, categories, teachers, webinars])
			expect(repeated(items.map(({ slug }) => slug))).toEqual([]);
	});
});

test("no course and no category takes a word that an address of the site begins with", () => {
	const doors = routes.flatMap(({ path }) => (path && !/^[:*]/.test(path) ? [path.split("/")[0] ?? ""] : []));
	const street = ["api", "admin", "locale", "builds", "healthz", "readyz", "metrics", "csp-report", "assets", "art"];
	const reserved = new Set([...LOCALES, ...doors, ...street]);
	expect([...reserved]).toEqual(expect.arrayContaining(["en", "c", "api", "children", "request", "404"]));
	const slugs = [...courseSlugs, ...categorySlugs];
	expect(slugs.filter((slug) => reserved.has(slug) || !isSlug(slug))).toEqual([]);
});

describe("prices", () => {
	const tariffs = courses.flatMap((course) =>
		course.tariffs.map((tariff) => ({ ...tariff, name: `${course.slug} ${tariff.code}`, audience: course.audience })),
	);
	const outside = (value: number, [from, to]: readonly [number, number]) => value < from || value > to;

	test("of a course are within the school's range for its audience, in both currencies", () => {
		const ranges = {
			children: { rub: [28_000, 89_000], usd: [349, 1190] },
			adults: { rub: [69_000, 169_000], usd: [790, 1990] },
		} as const;
		const wrong = tariffs.filter(
			({ audience, price }) => outside(price.rub, ranges[audience].rub) || outside(price.usd, ranges[audience].usd),
		);
		expect(wrong.map(({ name }) => name)).toEqual([]);
	});

	test("of one lesson are within the school's range for its kind", () => {
		const ranges: Readonly<Record<string, readonly [number, number]>> = {
			group: [750, 1150],
			individual: [1400, 2200],
		};
		const wrong = tariffs.filter(({ kind, price, lessons }) => {
			const range = ranges[kind];
			return range && outside(price.rub / lessons, range);
		});
		expect(wrong.map(({ name }) => name)).toEqual([]);
	});

	test("before a sale are higher, by no more than the discount the school promises, and the sale has an end", () => {
		const { value: most } = settings.facts.max_discount;
		const wrong = tariffs.filter(({ price, old_price: old, sale_days: days }) => {
			if (!old || days === null) return old !== null || days !== null;
			const discounts = [100 * (1 - price.rub / old.rub), 100 * (1 - price.usd / old.usd)];
			return discounts.some((discount) => discount <= 0 || discount > most);
		});
		expect(wrong.map(({ name }) => name)).toEqual([]);
	});
});

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

/** Everything that is written in a language. */
function writtenIn(locale: Locale): { name: string; texts: string[] }[] {
	const listed = [
		...courses.map((course) => ({ name: course.slug, value: course })),
		...Object.entries({ categories, teachers, reviews, faq, settings, webinars, quiz }).map(([name, value]) => ({
			name,
			value,
		})),
	].map(({ name, value }) => ({ name, texts: localizedTexts(value, locale) }));
	const versions = earlier.map((file) => ({ ...file, name: `earlier ${file.name}` }));
	const told = [...pages, ...legal, ...versions].filter((file) => file.locale === locale);
	return [...listed, ...told.map(({ name, head, body }) => ({ name, texts: [...textsIn(head), body] }))];
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

	test.each(writtenIn("ru"))("$name has at least four fifths of its paragraphs in English", ({ name, texts }) => {
		expect(paragraphs(texts)).toBeGreaterThan(1);
		expect(paragraphs(english.get(name) ?? [])).toBeGreaterThanOrEqual(0.8 * paragraphs(texts));
	});

	test("what is written in English has no Russian letter", () => {
		const mixed = writtenIn("en").flatMap(({ name, texts }) => texts.map((text) => `${name}: ${text}`));
		expect(mixed.length).toBeGreaterThan(1000);
		expect(mixed.filter((text) => /[а-яё]/i.test(text))).toEqual([]);
	});

	test.each(LOCALES)("every figure that a text quotes in %s is known", (locale) => {
		const facts = factsOf(settings, locale);
		const texts = writtenIn(locale).flatMap((file) => file.texts);
		expect(texts.filter((text) => text.includes("{{")).length).toBeGreaterThan(10);
		expect(texts.filter((text) => quoteFacts(text, facts).includes("{{"))).toEqual([]);
		expect(Object.entries(facts).filter(([, fact]) => fact === "")).toEqual([]);
	});
});

test.each(LOCALES)("in %s the name, the numbers and the addresses of the school are quoted, never typed", (locale) => {
	const { school, phone, email, licence_number: licence, legal_name: legalName } = factsOf(settings, locale);
	const typed = [school, phone, email, licence, legalName].map((fact) => fact ?? expect.fail("a fact is missing"));
	const texts = writtenIn(locale).flatMap((file) => (file.name === "settings" ? [] : file.texts));
	expect(texts.filter((text) => typed.some((fact) => text.includes(fact)))).toEqual([]);
});

describe("the school", () => {
	test("shows thirty reviews or more, some with three stars and an answer", () => {
		expect(reviews.length).toBeGreaterThanOrEqual(30);
		const poor = reviews.filter(({ rating }) => rating === 3);
		expect(poor.length).toBeGreaterThanOrEqual(2);
		expect(poor.filter(({ ru, en }) => ru.answer === null || en.answer === null)).toEqual([]);
	});

	test("answers questions in twelve groups", () => {
		expect(new Set(faq.map(({ group }) => group)).size).toBe(12);
		expect(faq).toHaveLength(12);
	});

	test("holds eight webinars or more: ahead, with a recording in its window and without any", () => {
		expect(webinars.length).toBeGreaterThanOrEqual(8);
		expect(webinars.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["game", "voiti-v-it"]));
		const ahead = webinars.filter(({ in_days: days }) => days > 0);
		expect(ahead.length).toBeGreaterThanOrEqual(4);
		// Held again, so that something is ahead however long the demo runs.
		expect(ahead.filter(({ repeat_days: days }) => days === null)).toEqual([]);
		const past = webinars.filter(({ in_days: days }) => days < 0);
		expect(past.filter(({ replay, in_days: days }) => replay && replay.days > -days).length).toBeGreaterThanOrEqual(2);
		expect(past.filter(({ replay }) => replay === null).length).toBeGreaterThanOrEqual(1);
		expect(webinars.filter(({ seats, taken }) => seats === taken).length).toBeGreaterThanOrEqual(1);
	});

	test("has ten teachers and every legal document in both languages, each with a date from which it is in force", () => {
		expect(teachers).toHaveLength(10);
		const documents = legal.map(({ head, locale, name }) => ({ ...legalHeadSchema.parse(head), locale, name }));
		expect(documents.filter(({ kind, name }) => kind !== name)).toEqual([]);
		const expected = LEGAL_KINDS.flatMap((kind) => LOCALES.map((locale) => `${kind} ${locale}`));
		expect(documents.map(({ kind, locale }) => `${kind} ${locale}`).sort()).toEqual(expected.sort());
		for (const kind of LEGAL_KINDS) {
			expect(new Set(documents.filter((document) => document.kind === kind).map(({ from }) => from)).size, kind).toBe(
				1,
			);
		}
	});

	test("keeps the earlier versions of its documents: each older than the one that replaced it, none skipped", () => {
		const versions = [...earlier, ...legal].map(({ head, locale }) => ({ ...legalHeadSchema.parse(head), locale }));
		expect(earlier.length).toBeGreaterThan(0);
		for (const kind of LEGAL_KINDS) {
			for (const locale of LOCALES) {
				const own = versions.filter((version) => version.kind === kind && version.locale === locale);
				expect(own.map(({ number }) => number)).toEqual(own.map((_, place) => place + 1));
				const days = own.map(({ from }) => from);
				expect(days).toEqual([...new Set(days)].sort());
			}
		}
	});

	test("tells everything that the law asks of an educational organisation, section by section", () => {
		const names = new Set(pages.map(({ name }) => name));
		expect(SVEDEN_SECTIONS).toHaveLength(14);
		expect(SVEDEN_SECTIONS.filter((section) => !names.has(svedenPage(section)))).toEqual([]);
	});

	test("has every editable page in both languages, with its head", () => {
		for (const { head } of pages) pageHeadSchema.parse(head);
		const names = (locale: Locale) => pages.filter((page) => page.locale === locale).map(({ name }) => name);
		expect(names("ru")).not.toEqual([]);
		expect(names("en")).toEqual(names("ru"));
	});

	test("never raises its voice", () => {
		const root = join(import.meta.dirname, "..", "content");
		const files = globSync("**/*.{yaml,md}", { cwd: root });
		expect(files.length).toBeGreaterThan(40);
		const loud = files.filter((file) =>
			readFileSync(join(root, file), "utf8")
				// In code the mark means "not".
				.replaceAll(/```[\s\S]*?```|`[^`\n]*`|<!--|!\[/g, "")
				.includes("!"),
		);
		expect(loud).toEqual([]);
	});
});
