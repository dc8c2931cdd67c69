import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "../../../app/shared/localized.ts";
import { RESOURCES, ROLES } from "../../../app/shared/staff-rights.ts";
import { cityOf, OFFERED_ZONES } from "../../../app/shared/zones.ts";
import { AVATARS, COVERS } from "../fields/covers.ts";
import { fieldNames, hasWord, WORDS, type Words } from "./words.ts";

/** How many forms a number has: `one |||| few |||| many` in Russian. */
const FORMS: Readonly<Record<Locale, number>> = { ru: 3, en: 2 };

function listWords(words: Words, prefix = ""): [key: string, text: string][] {
	return Object.entries(words).flatMap(([name, value]) =>
		typeof value === "string" ? [[prefix + name, value] as [string, string]] : listWords(value, `${prefix}${name}.`),
	);
}

const said = (locale: Locale) => listWords(WORDS[locale]);
const own = (locale: Locale) => said(locale).filter(([key]) => !key.startsWith("ra."));
const blanks = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort().join();

describe("the words of the office", () => {
	test("are the same keys in both languages, those of the library among them", () => {
		const [russian, english] = LOCALES.map((locale) => new Set(said(locale).map(([key]) => key)));
		expect(english?.size).toBeGreaterThan(200);
		expect([...(english ?? [])].filter((key) => !russian?.has(key))).toEqual([]);
		expect(
			own("ru")
				.map(([key]) => key)
				.sort(),
		).toEqual(
			own("en")
				.map(([key]) => key)
				.sort(),
		);
	});

	test("want the same blanks in both languages", () => {
		const english = new Map(own("en"));
		expect(own("ru").filter(([key, text]) => blanks(text) !== blanks(english.get(key) ?? ""))).toEqual([]);
	});

	test.each(LOCALES)("have every number form of %s", (locale) => {
		const wrong = said(locale).filter(([key, text]) => {
			const forms = text.split("||||").length;
			const isCounted = text.includes("%{smart_count}") || /^resources\.[^.]+\.name$/.test(key);
			return forms !== 1 ? forms !== FORMS[locale] : isCounted && !key.startsWith("ra.");
		});
		expect(wrong).toEqual([]);
	});

	test("let no figure stand before a word that does not agree with it", () => {
		const units =
			/\}\s*(?:минут|час|ден|дн[яе]|недел|месяц|мест|урок|заняти|рубл|minute|hour|day|week|month|place|lesson)/iu;
		const counted = LOCALES.flatMap((locale) => own(locale)).filter(([, text]) => units.test(text));
		expect(counted.length).toBeGreaterThan(5);
		expect(counted.filter(([, text]) => !text.includes("||||"))).toEqual([]);
	});

	test("raise no voice and quote as each language does", () => {
		expect(LOCALES.flatMap((locale) => own(locale)).filter(([, text]) => text.includes("!"))).toEqual([]);
		expect(said("ru").filter(([, text]) => /["“”]/.test(text))).toEqual([]);
		expect(own("en").filter(([, text]) => /[а-яё]/i.test(text))).toEqual([]);
	});

	test("spell «ё» and set a dash between numbers, those of the library too", () => {
		const bare = /(?<![а-яё])(?:еще|идет|(?:завершен|запрещен|обновлен|сохранен|удален)(?![а-яё])|учетн|сохраненн)/iu;
		expect(said("ru").filter(([, text]) => bare.test(text))).toEqual([]);
		const ranges = LOCALES.flatMap((locale) => said(locale)).filter(([key]) => key.endsWith("page_range_info"));
		expect(ranges.map(([, text]) => text.includes("}–%{"))).toEqual(Array(4).fill(true));
	});

	test("join the order of a sorted list to the sentence that offers it", () => {
		const word = (key: string) => said("ru").find(([name]) => name === `ra.sort.${key}`)?.[1] ?? "";
		const offer = (order: string) => word("sort_by").replace("%{field}", "Имя").replace("%{order}", word(order));
		expect([offer("ASC"), offer("DESC")]).toEqual([
			"Сортировать по полю «Имя», по возрастанию",
			"Сортировать по полю «Имя», по убыванию",
		]);
	});

	test("name every role and every resource that has a folder", () => {
		expect(ROLES.filter((role) => !hasWord(`office.roles.${role}`))).toEqual([]);
		const folders = Object.keys(WORDS.ru.resources as Words);
		expect(folders.filter((name) => !hasWord(`resources.${name}.name`))).toEqual([]);
		expect(folders.filter((name) => !(RESOURCES as readonly string[]).includes(name))).toEqual([]);
	});

	test("say what one makes where something can be made", () => {
		const made = Object.keys(import.meta.glob("../resources/*/*-create.tsx")).map((file) => file.split("/")[2]);
		expect(made.length).toBeGreaterThan(15);
		expect(made.filter((name) => !hasWord(`resources.${name}.new`))).toEqual([]);
	});

	test("say of every list what belongs there when nothing does", () => {
		const folders = Object.keys(WORDS.ru.resources as Words);
		expect(folders.filter((name) => !hasWord(`resources.${name}.empty`))).toEqual([]);
	});

	test("call every zone that can be chosen by its city", () => {
		const cities = OFFERED_ZONES.map((zone) => cityOf(zone));
		expect(cities.filter((city) => !hasWord(`fields.zones.${city}`))).toEqual([]);
	});

	test("call a drawing and a zone by their names in an exported list too", () => {
		expect(fieldNames("posts", "ru")["cover.cover-ai"]).toBe("Робот");
		expect(fieldNames("teachers", "en")["avatar.avatar-3"]).toBe("Glasses and a blue sweater");
		expect(fieldNames("starts", "ru")["zone.Europe/Moscow"]).toBe("Москва");
	});

	test("call every drawing that can be chosen by what is on it", () => {
		expect([...COVERS, ...AVATARS].filter((name) => !hasWord(`fields.drawing.${name}`))).toEqual([]);
	});
});
