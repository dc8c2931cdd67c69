import { describe, expect, test } from "vitest";
import { formatTime } from "../../../i18n/format.ts";
import type { Locale } from "../../../shared/localized.ts";
import { MESSENGERS, type Messenger } from "../../../shared/messengers.ts";
import { describePromise } from "./describe-promise.server.ts";
import { promiseCall } from "./promise-time.server.ts";
import { say, sayTypeset } from "./say.fixture.ts";
import { buildSchoolWeek } from "./school-week.fixture.ts";

const SCHOOL = "Europe/Moscow";
const WEEK = buildSchoolWeek();

function promiseAt(now: string, locale: Locale, visitorZone?: string, channel: Messenger = "call"): string {
	const moment = new Date(`${now}+03:00`);
	const promise = promiseCall(moment, WEEK);
	const listener = { now: moment, locale, schoolZone: SCHOOL, visitorZone, channel };
	const sentence = say(describePromise(promise, listener), locale);
	for (const zone of [SCHOOL, visitorZone ?? SCHOOL]) {
		expect(sentence, "says the time of respondBy").toContain(
			formatTime(promise.respondBy, locale, zone).replace(/^0(?!0)/, ""),
		);
	}
	return sentence;
}

describe("to a visitor with the school's clocks, or unknown ones, the promise says one time", () => {
	test.each([
		[
			"at midday",
			"2026-11-19T14:05",
			"Менеджер перезвонит сегодня до 14:20 по Москве",
			"The manager will call you today by 14:20 Moscow time",
		],
		[
			"five minutes before closing",
			"2026-11-19T20:55",
			"Менеджер перезвонит завтра с 9:00 до 9:15 по Москве",
			"The manager will call you tomorrow from 9:00 to 9:15 Moscow time",
		],
		[
			"at night",
			"2026-11-20T02:30",
			"Менеджер перезвонит сегодня с 9:00 до 9:15 по Москве",
			"The manager will call you today from 9:00 to 9:15 Moscow time",
		],
		[
			"on Saturday",
			"2026-11-21T17:30",
			"Менеджер перезвонит сегодня до 17:45 по Москве",
			"The manager will call you today by 17:45 Moscow time",
		],
		[
			"on Saturday evening",
			"2026-11-21T19:00",
			"Менеджер перезвонит завтра с 10:00 до 10:15 по Москве",
			"The manager will call you tomorrow from 10:00 to 10:15 Moscow time",
		],
		[
			"on a holiday",
			"2026-11-04T12:00",
			"Менеджер перезвонит завтра с 9:00 до 9:15 по Москве",
			"The manager will call you tomorrow from 9:00 to 9:15 Moscow time",
		],
		[
			"on the eve of a holiday",
			"2026-11-03T21:10",
			"Менеджер перезвонит в четверг, 5 ноября, с 9:00 до 9:15 по Москве",
			"The manager will call you on Thursday, 5 November, from 9:00 to 9:15 Moscow time",
		],
		[
			"on New Year’s Eve",
			"2026-12-31T12:00",
			"Менеджер перезвонит в субботу, 9 января, с 10:00 до 10:15 по Москве",
			"The manager will call you on Saturday, 9 January, from 10:00 to 10:15 Moscow time",
		],
	])("%s", (_, now, russian, english) => {
		expect(promiseAt(now, "ru")).toBe(russian);
		expect(promiseAt(now, "en")).toBe(english);
		expect(promiseAt(now, "ru", "Europe/Minsk")).toBe(russian);
		expect(promiseAt(now, "en", "Europe/Moscow")).toBe(english);
	});
});

describe("to a visitor in Vladivostok it says both times", () => {
	test.each([
		[
			"in his afternoon",
			"2026-11-19T09:05",
			"Менеджер перезвонит сегодня до 9:20 по Москве, 16:20 по вашему времени",
			"The manager will call you today by 9:20 Moscow time, 16:20 your time",
		],
		[
			"in his night, when his date is the next one",
			"2026-11-19T18:05",
			"Менеджер перезвонит 19 ноября до 18:20 по Москве, по вашему времени — 20 ноября до 1:20",
			"The manager will call you by 18:20 on 19 November Moscow time, 1:20 on 20 November your time",
		],
		[
			"just after his midnight",
			"2026-11-19T17:02",
			"Менеджер перезвонит 19 ноября до 17:17 по Москве, по вашему времени — 20 ноября до 00:17",
			"The manager will call you by 17:17 on 19 November Moscow time, 00:17 on 20 November your time",
		],
		[
			"when Moscow's tomorrow is already his today",
			"2026-11-19T21:30",
			"Менеджер перезвонит сегодня с 9:00 до 9:15 по Москве, с 16:00 до 16:15 по вашему времени",
			"The manager will call you today from 9:00 to 9:15 Moscow time, 16:00 to 16:15 your time",
		],
		[
			"on New Year’s Eve",
			"2026-12-31T12:00",
			"Менеджер перезвонит в субботу, 9 января, с 10:00 до 10:15 по Москве, с 17:00 до 17:15 по вашему времени",
			"The manager will call you on Saturday, 9 January, from 10:00 to 10:15 Moscow time, 17:00 to 17:15 your time",
		],
	])("%s", (_, now, russian, english) => {
		expect(promiseAt(now, "ru", "Asia/Vladivostok")).toBe(russian);
		expect(promiseAt(now, "en", "Asia/Vladivostok")).toBe(english);
	});
});

describe("to a visitor in London it says both times", () => {
	test.each([
		[
			"at midday",
			"2026-11-19T14:05",
			"Менеджер перезвонит сегодня до 14:20 по Москве, 11:20 по вашему времени",
			"The manager will call you today by 14:20 Moscow time, 11:20 your time",
		],
		[
			"when Moscow's today is still his tomorrow",
			"2026-11-20T01:00",
			"Менеджер перезвонит завтра с 9:00 до 9:15 по Москве, с 6:00 до 6:15 по вашему времени",
			"The manager will call you tomorrow from 9:00 to 9:15 Moscow time, 6:00 to 6:15 your time",
		],
		[
			"before a night in which his clocks go forward",
			"2027-03-27T20:00",
			"Менеджер перезвонит завтра с 10:00 до 10:15 по Москве, с 8:00 до 8:15 по вашему времени",
			"The manager will call you tomorrow from 10:00 to 10:15 Moscow time, 8:00 to 8:15 your time",
		],
		[
			"before a night in which his clocks go back",
			"2026-10-24T20:00",
			"Менеджер перезвонит завтра с 10:00 до 10:15 по Москве, с 7:00 до 7:15 по вашему времени",
			"The manager will call you tomorrow from 10:00 to 10:15 Moscow time, 7:00 to 7:15 your time",
		],
	])("%s", (_, now, russian, english) => {
		expect(promiseAt(now, "ru", "Europe/London")).toBe(russian);
		expect(promiseAt(now, "en", "Europe/London")).toBe(english);
	});
});

describe("to who chose a messenger or mail it says that the manager will write", () => {
	test.each([
		["within", "2026-11-19T14:05", undefined],
		["withinBoth", "2026-11-19T09:05", "Asia/Vladivostok"],
		["withinApart", "2026-11-19T18:05", "Asia/Vladivostok"],
		["window", "2026-11-19T20:55", undefined],
		["windowBoth", "2026-11-19T21:30", "Asia/Vladivostok"],
		["windowApart", "2026-11-19T21:30", "Pacific/Honolulu"],
	])("%s", (_, now, zone) => {
		for (const channel of MESSENGERS.filter((messenger) => messenger !== "call")) {
			expect(promiseAt(now, "ru", zone, channel)).toBe(
				promiseAt(now, "ru", zone).replace("Менеджер перезвонит", "Менеджер напишет вам"),
			);
			expect(promiseAt(now, "en", zone, channel)).toBe(
				promiseAt(now, "en", zone).replace("The manager will call you", "The manager will write to you"),
			);
		}
	});
});

test("whether clocks differ is asked for the moment of the call: Athens joins Moscow overnight", () => {
	expect(promiseAt("2027-03-27T16:00", "en", "Europe/Athens")).toContain("15:15 your time");
	expect(promiseAt("2027-03-27T20:00", "en", "Europe/Athens")).toBe(
		"The manager will call you tomorrow from 10:00 to 10:15 Moscow time",
	);
});

test("a call that is the day before in the visitor's west has a date on either side", () => {
	expect(promiseAt("2026-11-19T21:30", "en", "Pacific/Honolulu")).toBe(
		"The manager will call you from 9:00 to 9:15 on 20 November Moscow time, 20:00 to 20:15 on 19 November your time",
	);
	expect(promiseAt("2026-11-19T21:30", "ru", "Pacific/Honolulu")).toBe(
		"Менеджер перезвонит 20 ноября с 9:00 до 9:15 по Москве, по вашему времени — 19 ноября с 20:00 до 20:15",
	);
});

test("every weekday is said in its case", () => {
	const names = ["в понедельник", "во вторник", "в среду", "в четверг", "в пятницу", "в субботу", "в воскресенье"];
	for (const [index, name] of names.entries()) {
		const opensAt = new Date(Date.UTC(2026, 10, 23 + index, 6));
		const promise = { when: "day", opensAt, respondBy: new Date(opensAt.getTime() + 900_000) } as const;
		const listener = { now: new Date("2026-11-10T12:00Z"), locale: "ru", schoolZone: SCHOOL, channel: "call" } as const;
		const sentence = describePromise(promise, listener);
		expect(say(sentence, "ru")).toContain(`перезвонит ${name}, ${23 + index} ноября, с 9:00`);
	}
});

test("a school elsewhere does not speak of Moscow", () => {
	const now = new Date("2026-11-19T07:05Z");
	const promise = { when: "minutes", respondBy: new Date("2026-11-19T07:20Z") } as const;
	const sentence = describePromise(promise, {
		now,
		locale: "ru",
		schoolZone: "Asia/Yekaterinburg",
		visitorZone: SCHOOL,
		channel: "call",
	});
	expect(say(sentence, "ru")).toBe("Менеджер перезвонит сегодня до 12:20 по времени школы, 10:20 по вашему времени");
});

test("times and dates are not torn from their prepositions and months", () => {
	const now = new Date("2026-12-31T09:00Z");
	const sentence = describePromise(promiseCall(now, WEEK), { now, locale: "ru", schoolZone: SCHOOL, channel: "call" });
	expect(sayTypeset(sentence, "ru")).toBe(
		"Менеджер перезвонит в\u00a0субботу, 9\u00a0января, с\u00a010:00 до\u00a010:15 по\u00a0Москве",
	);
});

test.each([
	["Europe/Berlin", "2026-10-24T21:30", "8:00 to 8:15 your time"],
	["America/New_York", "2026-11-01T08:00", "2:00 to 2:15"],
	["Asia/Kolkata", "2026-10-25T08:00", "12:30 to 12:45"],
	["Australia/Lord_Howe", "2026-10-04T08:00", "18:00 to 18:15"],
])("a visitor in %s reads the call by his own clocks on the day of their change", (zone, now, own) => {
	expect(promiseAt(now, "en", zone)).toContain(own);
});
