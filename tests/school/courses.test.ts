import { describe, expect, test } from "vitest";
import { LOCALES } from "../../app/shared/localized.ts";
import { type CourseFile, courseFileSchema } from "../../database/seed/course-file.ts";
import { courses, quiz, rawCourses, settings } from "./read-school.ts";

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

/** What is learnt in the first months of programming: who must know it does not begin from zero. */
const BASICS = {
	ru: /услови|цикл|функци|переменн|языке/i,
	en: /condition|loop|function|variable|language/i,
};

describe("levels", () => {
	test.each(courses)("$slug asks for the basics exactly when it does not begin from zero", (course) => {
		for (const locale of LOCALES) {
			expect(BASICS[locale].test(course[locale].prerequisites), locale).toBe(course.level !== "beginner");
		}
	});

	test("the quiz sends nobody without experience to a course that asks for the basics, nor says that one from zero is familiar to them", () => {
		const wrong = quiz.courses.filter(({ slug, fit }) => {
			const isFromZero = courses.find((course) => course.slug === slug)?.level === "beginner";
			return (fit.experience?.none ?? 0) >= 0 !== isFromZero;
		});
		expect(wrong.map(({ slug }) => slug)).toEqual([]);
	});
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

test("the quiz calls a tablet or a phone enough for no course, as the page about computers does", () => {
	expect(quiz.courses.filter(({ fit }) => (fit.device?.tablet ?? 0) >= 0).map(({ slug }) => slug)).toEqual([]);
});
