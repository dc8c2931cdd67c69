import type { Locale } from "../../shared/localized.ts";
import { WEEKDAYS } from "../../shared/week.ts";

/** When managers answer on each day, such as `09:00`–`21:00`; null on days off. */
export type WeekHours = Readonly<Record<(typeof WEEKDAYS)[number], readonly [opens: string, closes: string] | null>>;

/** Days in a row with the same hours; 0 is Monday. */
export type HoursRow = {
	readonly fromDay: number;
	readonly toDay: number;
	/** For example `09:00`–`21:00`; undefined on days off. */
	readonly times: readonly [opens: string, closes: string] | undefined;
};

type DayForms = { readonly from: readonly string[]; readonly to: readonly string[]; readonly on: readonly string[] };

const ENGLISH_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const RUSSIAN_DAYS = ["понедельник", "вторник", "среду", "четверг", "пятницу", "субботу", "воскресенье"];
const DAYS: Readonly<Record<Locale, DayForms>> = {
	ru: {
		from: [
			"с\u00a0понедельника",
			"со\u00a0вторника",
			"со\u00a0среды",
			"с\u00a0четверга",
			"с\u00a0пятницы",
			"с\u00a0субботы",
			"с\u00a0воскресенья",
		],
		to: RUSSIAN_DAYS,
		on: RUSSIAN_DAYS.map((day) => `${day === "вторник" ? "во" : "в"}\u00a0${day}`),
	},
	en: { from: ENGLISH_DAYS.map((day) => `from ${day}`), to: ENGLISH_DAYS, on: ENGLISH_DAYS.map((day) => `on ${day}`) },
};

/** Stretches of days that have a name of their own, by their first and last day. */
const NAMED_STRETCHES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
	ru: { "0–6": "ежедневно", "0–4": "по\u00a0будням", "5–6": "в\u00a0выходные" },
	en: { "0–6": "every day", "0–4": "on weekdays", "5–6": "at weekends" },
};

/** Joins neighbouring days with the same hours. */
export function groupHours(hours: WeekHours): HoursRow[] {
	const rows: HoursRow[] = [];
	for (const [day, name] of WEEKDAYS.entries()) {
		const times = hours[name] ?? undefined;
		const last = rows.at(-1);
		if (last && String(last.times) === String(times)) rows[rows.length - 1] = { ...last, toDay: day };
		else rows.push({ fromDay: day, toDay: day, times });
	}
	return rows;
}

/** `9:00–21:00` of the first day of the week that has hours; empty when none has. */
export function sayFirstHours(hours: WeekHours): string {
	const [first] = workingRows(hours);
	return first ? sayTimes(first.times) : "";
}

/** `по будням 9:00–21:00, в выходные 10:00–18:00`, for the middle of a sentence; days of rest are left out. */
export function sayWeek(hours: WeekHours, locale: Locale): string {
	const rows = workingRows(hours);
	if (locale === "ru") return rows.map((row) => `${sayDays(row, "ru")} ${sayTimes(row.times)}`).join(", ");
	return rows
		.map((row) => `${sayTimes(row.times)} ${sayDays(row, "en")}`)
		.join(", ")
		.replace(/, (?=[^,]*$)/, " and ");
}

/** The same as a list: `По будням` with `9:00–21:00`, `Friday` with `9:00–18:00`. */
export function listOpeningHours(hours: WeekHours, locale: Locale): { days: string; times: string }[] {
	return workingRows(hours).map((row) => {
		// An entry of an English list has no preposition: weekdays, Friday, Monday to Thursday.
		const days = locale === "en" ? sayDays(row, "en").replace(/^(?:on|at|from) /, "") : sayDays(row, "ru");
		return { days: days.charAt(0).toUpperCase() + days.slice(1), times: sayTimes(row.times) };
	});
}

function workingRows(hours: WeekHours) {
	return groupHours(hours).flatMap(({ times, ...days }) => (times ? [{ ...days, times }] : []));
}

function sayDays({ fromDay, toDay }: Pick<HoursRow, "fromDay" | "toDay">, locale: Locale): string {
	const named = NAMED_STRETCHES[locale][`${fromDay}–${toDay}`];
	if (named) return named;
	const { from, to, on } = DAYS[locale];
	if (fromDay === toDay) return on[fromDay] ?? "";
	if (toDay - fromDay === 1) return `${on[fromDay]} ${locale === "ru" ? "и\u00a0" : "and "}${to[toDay]}`;
	return `${from[fromDay]} ${locale === "ru" ? "по\u00a0" : "to "}${to[toDay]}`;
}

/** `9:00–21:00`. */
function sayTimes(times: readonly [string, string]): string {
	return times.map((time) => time.replace(/^0/, "")).join("–");
}
