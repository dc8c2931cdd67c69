import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { FeedOffer } from "./feed-offer.ts";
import { listFeedOffers } from "./list-feed-offers.server.ts";
import { type CourseFeedHead, offerId, writeCourseFeed } from "./write-course-feed.ts";

const now = new Date("2026-11-23T09:00:00Z");
const plain = buildCourse();
const [tariff] = plain.tariffs;
const [start] = plain.starts;
if (!tariff || !start) throw new Error("The test course has lost its tariff");
const stage = { title: "Первый уровень", description: "Кнопки & двери", lessons: ["Урок"], project: "Игра" };

let school: OpenDatabase;
let offers: FeedOffer[];
let feed: string;

const head: CourseFeedHead = {
	name: "Орбита",
	company: "ООО «Орбита»",
	email: "hello@school.example",
	description: "Школа <программирования>",
	siteUrl: "https://school.example",
	now,
	categories: [
		{ slug: "games", title: "Игры & миры", rubric: undefined },
		{ slug: "empty", title: "Пусто", rubric: undefined },
	],
	pictureOf: ({ card }) => `https://school.example/og/course/${card.slug}.png`,
};

beforeAll(async () => {
	school = await openTestDatabase();
	await seedTestSchool(school.db, {
		now,
		courses: [
			buildCourse({
				slug: "on-sale",
				ru: { ...plain.ru, modules: [stage, stage, stage] },
				tariffs: [tariff, { ...tariff, code: "solo", kind: "individual", old_price: null, sale_days: null }],
			}),
			buildCourse({ slug: "full-one", starts: [{ ...start, taken: 8 }], popularity: 10 }),
			buildCourse({ slug: "mentored", tariffs: [{ ...tariff, code: "mentor", kind: "with_mentor" }, tariff] }),
			buildCourse({ slug: "not-yet", status: "in_development" }),
			buildCourse({ slug: "paused", status: "on_pause" }),
		],
	});
	offers = await listFeedOffers(school.db, { now, settings: await getSiteSettings(school.db) });
	feed = writeCourseFeed(offers, head);
});
afterAll(() => school.close());

/** The offer of a tariff with its elements and its `param`s by name. */
function offerOf(course: string, code: string) {
	const [, available, body = ""] =
		new RegExp(`<offer id="${offerId(course, code)}" available="(\\w+)">([\\s\\S]*?)</offer>`).exec(feed) ?? [];
	const texts = Object.fromEntries([...body.matchAll(/<([a-zA-Z-]+)>([^<]*)</g)].map(([, name, text]) => [name, text]));
	const params = [...body.matchAll(/<param name="([^"]+)"([^>]*)>([^<]*)</g)].map(
		([, name = "", marks = "", text = ""]) => ({
			name,
			marks: marks.trim(),
			text,
		}),
	);
	return { available, texts, params, paramOf: (name: string) => params.find((param) => param.name === name)?.text };
}

describe("the feed of courses", () => {
	test("holds every tariff of the courses that can be bought, and no other course", () => {
		const ids = [...feed.matchAll(/<offer id="([^"]+)"/g)].map(([, id]) => id);
		expect(ids.toSorted()).toEqual([
			"full_one__group",
			"mentored__group",
			"mentored__mentor",
			"on_sale__group",
			"on_sale__solo",
		]);
		for (const id of ids) expect(id).toMatch(/^\w+$/);
	});

	test("names the school, its currency, and only categories that have offers", () => {
		expect(feed).toMatch(
			/^<\?xml version="1.0" encoding="UTF-8"\?>\n<yml_catalog date="2026-11-23T09:00:00\+00:00">\n<shop>/,
		);
		expect(feed).toContain("<description>Школа &lt;программирования&gt;</description>");
		expect(feed).toContain('<currency id="RUR" rate="1"/>');
		expect([...feed.matchAll(/<category id="(\d+)">([^<]+)</g)].map(([, id, title]) => [id, title])).toEqual([
			["900001", "Игры &amp; миры"],
		]);
		expect(feed).toContain('<set id="games"><name>Игры &amp; миры</name><url>https://school.example/games</url></set>');
	});

	test("an offer has an address of its own, a category, a set and a picture that are there", () => {
		const { texts } = offerOf("on-sale", "solo");
		expect(texts).toMatchObject({
			name: "Курс. Экипаж",
			url: "https://school.example/games/on-sale?tariff=solo",
			categoryId: "900001",
			"set-ids": "games",
			currencyId: "RUR",
			picture: "https://school.example/og/course/on-sale.png",
			description: "Курс short",
		});
		const urls = [...feed.matchAll(/<offer [^>]*>\n<name>[^<]*<\/name>\n<url>([^<]+)</g)].map(([, url]) => url);
		expect(new Set(urls).size).toBe(offers.length);
	});

	test("a sale is the crossed-out price, what is paid, and its end", () => {
		const { texts, paramOf } = offerOf("on-sale", "group");
		expect([texts.price, paramOf("Цена по скидке")]).toEqual(["40000", "30000"]);
		expect(paramOf("Дата окончания скидки")).toMatch(/^2026-12-\d\dT[\d:.]+Z$/);
		const whole = offerOf("on-sale", "solo");
		expect([whole.texts.price, whole.paramOf("Цена по скидке")]).toEqual(["30000", undefined]);
		expect(feed).not.toMatch(/Ежемесячная|рассрочк/i);
	});

	test("a group is told with its day; a full one is not available; lessons alone are lessons with a teacher", () => {
		const group = offerOf("on-sale", "group");
		expect([group.available, group.paramOf("Формат обучения")]).toEqual(["true", "В группе с наставником"]);
		expect(group.paramOf("Ближайшая дата")).toMatch(/^2026-12-\d\dT/);
		const full = offerOf("full-one", "group");
		expect([full.available, full.paramOf("Ближайшая дата")]).toEqual(["false", undefined]);
		expect(offerOf("on-sale", "solo").paramOf("Формат обучения")).toBe("С преподавателем");
	});

	test("lessons with a mentor that are held in the groups of the course are told with the day of the next one", () => {
		const mentored = offerOf("mentored", "mentor");
		expect(mentored.paramOf("Формат обучения")).toBe("В группе с наставником");
		expect(mentored.paramOf("Ближайшая дата")).toBe(offerOf("mentored", "group").paramOf("Ближайшая дата"));
	});

	test("the plan is told in order, from three stages on", () => {
		const stages = offerOf("on-sale", "group").params.filter(({ name }) => name === "План");
		expect(stages).toEqual(
			[1, 2, 3].map((order) => ({
				name: "План",
				marks: `order="${order}" unit="Первый уровень"`,
				text: "Кнопки &amp; двери",
			})),
		);
		expect(offerOf("full-one", "group").paramOf("План")).toBeUndefined();
	});

	test("a value is one of those that the format knows", () => {
		const allowed: Record<string, RegExp> = {
			"Формат обучения": /^(?:Самостоятельно(?: с наставником)?|В группе с наставником|С преподавателем)$/,
			Сложность: /^Для (?:новичков|опытных)$/,
			"Тип обучения": /^(?:Курс|Профессия)$/,
			"Результат обучения": /^(?:Сертификат|Диплом|Удостоверение)$/,
			Продолжительность: /^\d+(?:\.\d+)?$/,
			"Часы в неделю": /^\d+(?:\.\d+)?$/,
			"Цена по скидке": /^\d+(?:\.\d\d)?$/,
			"Дата окончания скидки": /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
			"Есть вебинары": /^true$/,
			"Есть видеоуроки": /^true$/,
			"Есть домашние работы": /^true$/,
			"Есть бесплатная часть": /^true$/,
		};
		for (const { name, text } of offerOf("full-one", "group").params) {
			expect(allowed[name], name).toBeDefined();
			expect(text, name).toMatch(allowed[name] ?? /$^/);
		}
	});

	test("a number of the rubricator takes the place of ours", () => {
		const known = writeCourseFeed(offers, {
			...head,
			categories: [{ slug: "games", title: "Игры", rubric: 42 }],
		});
		expect(known).toContain('<category id="42">Игры</category>');
		expect(known.match(/<categoryId>42</g)).toHaveLength(offers.length);
	});
});
