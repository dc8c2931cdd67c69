import { describe, expect, test } from "vitest";
import { describeAnswering, describeOpenState } from "./describe-open-state.server.ts";
import { say } from "./say.fixture.ts";
import { buildSchoolWeek } from "./school-week.fixture.ts";

const WEEK = buildSchoolWeek();

function moscow(text: string): Date {
	return new Date(`${text}+03:00`);
}

describe("header and hero promise what is true at the moment, and know until when", () => {
	test.each([
		["2026-11-19T14:05", "Перезвоним за 15 минут", "We’ll call you within 15 minutes", "2026-11-19T20:46"],
		[
			"2026-11-19T20:46",
			"Скоро закрываемся: перезвоним завтра с 9:00 по Москве",
			"We are about to close: we’ll call you tomorrow from 9:00 Moscow time",
			"2026-11-19T21:00",
		],
		[
			"2026-11-19T21:00",
			"Сейчас мы отдыхаем: перезвоним завтра с 9:00 по Москве",
			"We are taking a rest right now: we’ll call you tomorrow from 9:00 Moscow time",
			"2026-11-19T22:00",
		],
		[
			"2026-11-19T23:30",
			"Сейчас мы спим: перезвоним завтра с 9:00 по Москве",
			"We are asleep right now: we’ll call you tomorrow from 9:00 Moscow time",
			"2026-11-20T00:00",
		],
		[
			"2026-11-20T02:30",
			"Сейчас мы спим: перезвоним сегодня с 9:00 по Москве",
			"We are asleep right now: we’ll call you today from 9:00 Moscow time",
			"2026-11-20T07:00",
		],
		[
			"2026-11-20T08:00",
			"Сейчас мы отдыхаем: перезвоним сегодня с 9:00 по Москве",
			"We are taking a rest right now: we’ll call you today from 9:00 Moscow time",
			"2026-11-20T09:00",
		],
		[
			"2026-12-31T12:00",
			"Сейчас мы отдыхаем: перезвоним в субботу, 9 января, с 10:00 по Москве",
			"We are taking a rest right now: we’ll call you on Saturday, 9 January, from 10:00 Moscow time",
			"2026-12-31T22:00",
		],
	])("at %s", (now, russian, english, until) => {
		const state = describeOpenState(WEEK, { now: moscow(now), locale: "ru" });
		expect(say(state, "ru")).toBe(russian);
		expect(say(describeOpenState(WEEK, { now: moscow(now), locale: "en" }), "en")).toBe(english);
		expect(state.until).toEqual(moscow(until));
	});
});

test.each([
	["2026-11-19T14:05", undefined, undefined],
	["2026-11-19T20:59", undefined, undefined],
	["2026-11-19T21:00", "завтра с 9:00 по Москве", "tomorrow from 9:00 Moscow time"],
	["2026-11-20T02:30", "сегодня с 9:00 по Москве", "today from 9:00 Moscow time"],
	["2026-12-31T12:00", "в субботу, 9 января, с 10:00 по Москве", "on Saturday, 9 January, from 10:00 Moscow time"],
])("at %s the phone is answered now, or from when on is told", (now, russian, english) => {
	const answering = describeAnswering(WEEK, { now: moscow(now), locale: "ru" });
	expect(answering && say(answering, "ru")).toBe(
		russian && `Если удобнее позвонить самим, ответим ${russian}. Наш номер:`,
	);
	const inEnglish = describeAnswering(WEEK, { now: moscow(now), locale: "en" });
	expect(inEnglish && say(inEnglish, "en")).toBe(
		english && `If you would rather call yourself, we answer ${english}. Our number is:`,
	);
});

test("the number of minutes takes its plural", () => {
	const now = moscow("2026-11-19T14:05");
	const sayMinutes = (callbackMinutes: number) =>
		say(describeOpenState({ ...WEEK, callbackMinutes }, { now, locale: "ru" }), "ru");
	expect([1, 3, 10, 21].map(sayMinutes)).toEqual([
		"Перезвоним за 1 минуту",
		"Перезвоним за 3 минуты",
		"Перезвоним за 10 минут",
		"Перезвоним за 21 минуту",
	]);
});

test("through three weeks no sentence changes before the end it named", () => {
	const said = (now: Date) => say(describeOpenState(WEEK, { now, locale: "ru" }), "ru");
	let now = moscow("2026-12-25T00:00");
	const end = moscow("2027-01-15T00:00");
	while (now < end) {
		const { until } = describeOpenState(WEEK, { now, locale: "ru" });
		expect(until.getTime()).toBeGreaterThan(now.getTime());
		const sentence = said(now);
		for (let minute = now.getTime(); minute < until.getTime(); minute += 240_000)
			expect(said(new Date(minute))).toBe(sentence);
		expect(said(new Date(until.getTime() - 1))).toBe(sentence);
		now = until;
	}
});

test.each(["Europe/Berlin", "Australia/Lord_Howe", "Africa/Cairo", "America/Santiago"])(
	"in %s no sentence changes before the end it named, whenever clocks are changed in a year",
	(zone) => {
		const week = { ...WEEK, hours: { ...WEEK.hours, zone } };
		const said = (now: number) => say(describeOpenState(week, { now: new Date(now), locale: "en" }), "en");
		const end = Date.parse("2027-11-15T00:00Z");
		for (let now = Date.parse("2026-11-15T00:00Z"); now < end; ) {
			const until = describeOpenState(week, { now: new Date(now), locale: "en" }).until.getTime();
			expect(until).toBeGreaterThan(now);
			const sentence = said(now);
			expect(said(until - 1)).toBe(sentence);
			expect(said(now + Math.floor((until - now) / 2))).toBe(sentence);
			now = until;
		}
	},
);
