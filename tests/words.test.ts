import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import courseCardEnglish from "../app/features/catalog/components/card/words.en.json";
import courseCardRussian from "../app/features/catalog/components/card/words.ru.json";
import coursesEnglish from "../app/features/catalog/components/list/words.en.json";
import coursesRussian from "../app/features/catalog/components/list/words.ru.json";
import catalogEnglish from "../app/features/catalog/words.en.json";
import catalogRussian from "../app/features/catalog/words.ru.json";
import { LOCALES, type Locale } from "../app/shared/localized.ts";

const ROOT = join(import.meta.dirname, "..");
const FILES = globSync("{app,server,sandbox}/**/{words,letters}.{ru,en}.json", { cwd: ROOT });
const ROOMS = [...new Set(FILES.map((path) => path.replace(/\.(?:ru|en)\.json$/, "")))].sort();
const CATEGORIES: Readonly<Record<Locale, readonly string[]>> = {
	ru: ["one", "few", "many", "other"],
	en: ["one", "other"],
};

type Words = { readonly [key: string]: string | Words };
type Message = { readonly key: string; readonly text: string };

/** Every message of a room's file, by its whole key. */
function messagesOf(room: string, locale: Locale): Message[] {
	function walk(words: Words, path: string): Message[] {
		return Object.entries(words).flatMap(([name, item]) =>
			typeof item === "string" ? [{ key: path + name, text: item }] : walk(item, `${path}${name}.`),
		);
	}
	return walk(JSON.parse(readFileSync(join(ROOT, `${room}.${locale}.json`), "utf8")) as Words, "");
}

/** What a message wants of its caller (blanks, tags, the cases of its choices), and which number forms it has. */
type Shape = { readonly wants: Set<string>; readonly plurals: string[][] };

const SELECT = 1;
const PLURAL = 2;

function shapeOf(text: string): Shape {
	const shape: Shape = { wants: new Set(), plurals: [] };
	addNodes(compile(text), shape);
	return shape;
}

function addNodes(nodes: unknown, shape: Shape): void {
	if (!Array.isArray(nodes)) return;
	for (const node of nodes) {
		if (!Array.isArray(node)) continue;
		const [name, kind, choices] = node as [string, unknown, object];
		if (kind === SELECT || kind === PLURAL) {
			shape.wants.add(kind === SELECT ? `${name}: ${Object.keys(choices).sort()}` : name);
			if (kind === PLURAL) shape.plurals.push(Object.keys(choices));
			for (const choice of Object.values(choices)) addNodes(choice, shape);
		} else if (node.length === 1 || (typeof kind === "number" && kind > PLURAL)) shape.wants.add(name);
		else {
			shape.wants.add(`<${name}>`);
			addNodes(node.slice(1), shape);
		}
	}
}

/** A message without its plurals: `{}` stands for every other blank, each case of a choice on a line of its own. */
function plainOf(nodes: unknown): string {
	if (typeof nodes === "string") return nodes;
	if (!Array.isArray(nodes)) return "";
	return nodes.map((node) => (Array.isArray(node) ? plainOfNode(node) : plainOf(node))).join("");
}

function plainOfNode(node: readonly unknown[]): string {
	const [, kind, choices] = node;
	if (kind === PLURAL) return "";
	if (kind === SELECT)
		return Object.values(choices as object)
			.map(plainOf)
			.join("\n");
	return node.length === 1 || typeof kind === "number" ? "{}" : plainOf(node.slice(1));
}

/** A figure with a word that has to agree with it; years after a span of ages, as alone they may be a date. Short forms («мин», «мес.») fit every number. */
const BARE_UNITS: Readonly<Record<Locale, RegExp>> = {
	ru: /\{\}[\s\u2060]*(?:минут[аыу]?|час(?:а|ов)?|день|дн(?:я|ей)|недел[иьюя]|месяц(?:а|ев)?|мест[ао]?|урок(?:а|ов)?|заняти[ейя]|рубл(?:ь|я|ей))(?!\p{L})|\{\}–\u2060?\{\}[\s\u2060]*(?:года?|лет)(?!\p{L})/iu,
	en: /\{\}[\s\u2060]*(?:minute|hour|day|week|month|place|lesson|rouble)s?(?!\p{L})/iu,
};

test("the words of the whole house are read", () => {
	expect(ROOMS.length).toBeGreaterThan(10);
	expect(ROOMS).toEqual(expect.arrayContaining(["app/ui/words", "server/street/words", "sandbox/words"]));
	expect(ROOMS).toContain("app/features/notifications/letters/letters");
});

describe.each(ROOMS)("%s", (room) => {
	const russian = messagesOf(room, "ru");
	const english = new Map(messagesOf(room, "en").map(({ key, text }) => [key, text]));

	test("has the same keys in both languages", () => {
		expect(russian.map(({ key }) => key).sort()).toEqual([...english.keys()].sort());
	});

	test.each(LOCALES)("lets no figure stand before a word of %s that does not agree with it", (locale) => {
		const bare = messagesOf(room, locale).filter(({ text }) => BARE_UNITS[locale].test(plainOf(compile(text))));
		expect(bare).toEqual([]);
	});

	test("wants the same blanks, tags and choices in both languages", () => {
		const unequal = russian.filter(({ key, text }) => {
			const [left, right] = [shapeOf(text), shapeOf(english.get(key) ?? "")];
			return [...left.wants].sort().join() !== [...right.wants].sort().join();
		});
		expect(unequal).toEqual([]);
	});

	test.each(LOCALES)("has every number form of %s", (locale) => {
		const poor = messagesOf(room, locale).filter(({ text }) =>
			shapeOf(text).plurals.some((forms) => CATEGORIES[locale].some((form) => !forms.includes(form))),
		);
		expect(poor).toEqual([]);
	});
});

test("the stand-ins print their words as they stand, so there is nothing to fill in", () => {
	const rooms = ROOMS.filter((room) => room.startsWith("sandbox/"));
	const texts = rooms.flatMap((room) => LOCALES.flatMap((locale) => messagesOf(room, locale)));
	expect(texts.length).toBeGreaterThan(20);
	expect(texts.filter(({ text }) => compile(text) !== text)).toEqual([]);
});

/** What the school says; lines of code in a picture are code. */
const CODE = new Set([
	"app/features/home/words hero.all",
	"app/features/home/components/rest/words lesson.studio.cheer",
]);
/** Children, teachers and programs in the pictures of the home page may be glad; the not-found page is the specification's own. */
const GLAD = [
	"app/features/home/words hero.message",
	"app/features/home/components/rest/words path.title",
	"app/features/home/components/rest/words lesson.studio.chat",
	"app/layout/words lost.title",
];

/** What can only be meant with ё: «ее» but not «моего», «вперед» but not «впереди». */
const WHOLE_WORDS =
	/(?<!\p{L})(?:ее|нее|мое|твое|свое|чье|еще|вперед|причем|звезд|счет|счетом|идет|ведет|дает|(?:при|пой|най)дет)(?!\p{L})/iu;
const STEMS =
	/(?<!\p{L})(?:ребен|расчет|отчет|зачет|прием|объем|подъем|надежн|трех|четырех|пойдем|пришлем|вернем|соберем|начнем|поймем)/iu;

/** Every message that is no code, by its room and key. */
function said(locale: Locale): Message[] {
	return ROOMS.flatMap((room) =>
		messagesOf(room, locale).map(({ key, text }) => ({ key: `${room} ${key}`, text })),
	).filter(({ key }) => !CODE.has(key));
}

const saying = (locale: Locale, isWrong: (text: string) => boolean) => said(locale).filter(({ text }) => isWrong(text));

describe("the tone of the school", () => {
	test.each(LOCALES)("raises no voice in %s", (locale) => {
		const loud = saying(locale, (text) => text.includes("!")).map(({ key }) => key);
		expect(loud.filter((key) => !GLAD.includes(key))).toEqual([]);
	});

	test("the not-found screen says the words of the specification", () => {
		const titles = LOCALES.map((locale) => said(locale).find(({ key }) => key === "app/layout/words lost.title")?.text);
		expect(titles).toEqual(["Страница не найдена!", "Page not found!"]);
	});

	test("quotes in Russian with «ёлочки»", () => {
		expect(saying("ru", (text) => /["“”]/.test(text))).toEqual([]);
	});

	test("writes ё where nothing else can be meant", () => {
		expect(saying("ru", (text) => WHOLE_WORDS.test(text) || STEMS.test(text))).toEqual([]);
	});

	test("writes ё in the content of the school too", () => {
		const lines = globSync("content/**/*.{yaml,md}", { cwd: ROOT }).flatMap((file) =>
			readFileSync(join(ROOT, file), "utf8")
				.split("\n")
				.map((line) => `${file}: ${line.trim()}`),
		);
		expect(lines.length).toBeGreaterThan(5000);
		expect(lines.filter((line) => WHOLE_WORDS.test(line) || STEMS.test(line))).toEqual([]);
	});

	test("calls what a link opens a tab everywhere", () => {
		expect(saying("ru", (text) => /нов(?:ом|ое)\s+окн/.test(text))).toEqual([]);
		expect(saying("en", (text) => text.includes("new window"))).toEqual([]);
	});

	test("speaks English in English, apart from the name of the other language", () => {
		expect(saying("en", (text) => /[а-яё]/i.test(text) && text !== "Русский")).toEqual([]);
	});
});

const SAID = {
	ru: { courseCard: courseCardRussian, courses: coursesRussian, catalog: catalogRussian },
	en: { courseCard: courseCardEnglish, courses: coursesEnglish, catalog: catalogEnglish },
};
const NAMESPACES = {
	courseCard: "app/features/catalog/components/card/words",
	courses: "app/features/catalog/components/list/words",
	catalog: "app/features/catalog/words",
};
const NUMBERS = [1, 2, 5, 11, 21] as const;
/** Every number the same one, every other blank a dot, tags dropped. */
const BLANKS = ["from", "total", "min", "max", "hours", "price", "full", "date", "amount", "last", "tax"];

/** A message as a page prints it: compiled by Vite, formatted by the library, for every number. */
function print(locale: Locale, key: string): string[] {
	const { markup } = createTranslator({
		locale,
		messages: SAID[locale] as never,
		onError(error) {
			throw error;
		},
	}) as unknown as { markup(key: string, values: object): string };
	return NUMBERS.map((number) => {
		const counts = ["count", "months", "seats", "to", "age", "free", "minutes"].map((name) => [name, number]);
		const rest = BLANKS.map((name) => [name, name === "max" ? number : "·"]);
		const values = { ...Object.fromEntries([...counts, ...rest]), em: (text: string) => text };
		return markup(key, values).replaceAll("\u00a0", " ").replaceAll("\u2060", "");
	});
}

describe("numbers on the pages of the catalogue", () => {
	test.each([
		[
			"courseCard.months",
			"1 месяц, 2 месяца, 5 месяцев, 11 месяцев, 21 месяц",
			"1 month, 2 months, 5 months, 11 months, 21 months",
		],
		[
			"courseCard.weeks",
			"1 неделя, 2 недели, 5 недель, 11 недель, 21 неделя",
			"1 week, 2 weeks, 5 weeks, 11 weeks, 21 weeks",
		],
		["courseCard.ages", "·–1 год, ·–2 года, ·–5 лет, ·–11 лет, ·–21 год", undefined],
		[
			"catalog.count.lessons",
			"1 урок, 2 урока, 5 уроков, 11 уроков, 21 урок",
			"1 lesson, 2 lessons, 5 lessons, 11 lessons, 21 lessons",
		],
		[
			"catalog.count.topics",
			"1 тема, 2 темы, 5 тем, 11 тем, 21 тема",
			"1 topic, 2 topics, 5 topics, 11 topics, 21 topics",
		],
		[
			"courses.all",
			"1 курс, 2 курса, 5 курсов, 11 курсов, 21 курс",
			"1 course, 2 courses, 5 courses, 11 courses, 21 courses",
		],
		["courses.filters.years", "1 год, 2 года, 5 лет, 11 лет, 21 год", undefined],
		["courses.filters.upToMonths", "До 1 месяца, До 2 месяцев, До 5 месяцев, До 11 месяцев, До 21 месяца", undefined],
		[
			"courses.comparison.seats",
			"1 место, 2 места, 5 мест, 11 мест, 21 место",
			"1 place, 2 places, 5 places, 11 places, 21 places",
		],
		[
			"courses.reviews.basedOn",
			"по 1 отзыву, по 2 отзывам, по 5 отзывам, по 11 отзывам, по 21 отзыву",
			"from 1 review, from 2 reviews, from 5 reviews, from 11 reviews, from 21 reviews",
		],
		[
			"courses.reviews.stars",
			"1 звезда, 2 звезды, 5 звёзд, 11 звёзд, 21 звезда",
			"1 star, 2 stars, 5 stars, 11 stars, 21 stars",
		],
	])("%s", (key, russian, english) => {
		expect(print("ru", key).join(", ")).toBe(russian);
		if (english) expect(print("en", key).join(", ")).toBe(english);
	});

	const plurals = Object.entries(NAMESPACES).flatMap(([namespace, room]) =>
		LOCALES.flatMap((locale) =>
			messagesOf(room, locale)
				.filter(({ text }) => text.includes(", plural,"))
				.map(({ key }) => [locale, `${namespace}.${key}`] as const),
		),
	);

	test("there are many of them", () => {
		expect(plurals.length).toBeGreaterThan(60);
	});

	test.each(plurals)("in %s %s agrees with its number", (locale, key) => {
		const [one, two, five, eleven, twentyOne] = print(locale, key).map((text) => text.replaceAll(/\d+/g, "N"));
		expect(five).toBe(eleven);
		expect(one).not.toBe(five);
		expect(twentyOne).toBe(locale === "ru" ? one : five);
		if (locale === "en") expect(two).toBe(five);
	});
});
