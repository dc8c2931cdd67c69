import { expect, test } from "vitest";
import { groupHours, listOpeningHours, sayFirstHours, sayWeek, type WeekHours } from "./opening-hours.ts";

const weekday: [string, string] = ["09:00", "21:00"];
const weekend: [string, string] = ["10:00", "18:00"];
const WORKDAYS = { monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday, friday: weekday };
const HOURS: WeekHours = { ...WORKDAYS, saturday: weekend, sunday: weekend };

function sentences(change: Partial<WeekHours>): string[] {
	const hours = { ...HOURS, ...change };
	return [sayWeek(hours, "ru").replaceAll("\u00a0", " "), sayWeek(hours, "en")];
}

function lines(change: Partial<WeekHours>): string[] {
	const hours = { ...HOURS, ...change };
	const said = [...listOpeningHours(hours, "ru"), ...listOpeningHours(hours, "en")];
	return said.map(({ days, times }) => `${days} ${times}`.replaceAll("\u00a0", " "));
}

test("neighbouring days with the same hours share a row", () => {
	expect(groupHours({ ...HOURS, sunday: null })).toEqual([
		{ fromDay: 0, toDay: 4, times: weekday },
		{ fromDay: 5, toDay: 5, times: weekend },
		{ fromDay: 6, toDay: 6, times: undefined },
	]);
});

test("a usual week is told by weekdays and weekend", () => {
	expect(sentences({})).toEqual([
		"по будням 9:00–21:00, в выходные 10:00–18:00",
		"9:00–21:00 on weekdays and 10:00–18:00 at weekends",
	]);
	expect(lines({})).toEqual([
		"По будням 9:00–21:00",
		"В выходные 10:00–18:00",
		"Weekdays 9:00–21:00",
		"Weekends 10:00–18:00",
	]);
	expect(sentences({ saturday: null, sunday: null })).toEqual(["по будням 9:00–21:00", "9:00–21:00 on weekdays"]);
	expect(sentences({ saturday: weekday, sunday: weekday })).toEqual(["ежедневно 9:00–21:00", "9:00–21:00 every day"]);
});

test("a day with hours of its own is named, and so is the only day of a weekend", () => {
	const change: Partial<WeekHours> = { tuesday: weekend, friday: ["09:30", "18:00"], sunday: null };
	expect(sentences(change)).toEqual([
		"в понедельник 9:00–21:00, во вторник 10:00–18:00, в среду и четверг 9:00–21:00, в пятницу 9:30–18:00, в субботу 10:00–18:00",
		"9:00–21:00 on Monday, 10:00–18:00 on Tuesday, 9:00–21:00 on Wednesday and Thursday, 9:30–18:00 on Friday and 10:00–18:00 on Saturday",
	]);
	expect(lines({ friday: weekend, sunday: null })).toEqual([
		"С понедельника по четверг 9:00–21:00",
		"В пятницу и субботу 10:00–18:00",
		"Monday to Thursday 9:00–21:00",
		"Friday and Saturday 10:00–18:00",
	]);
});

test("a Monday off takes no hours of another day", () => {
	expect(sentences({ monday: null })).toEqual([
		"со вторника по пятницу 9:00–21:00, в выходные 10:00–18:00",
		"9:00–21:00 from Tuesday to Friday and 10:00–18:00 at weekends",
	]);
	expect(sayFirstHours({ ...HOURS, monday: null, tuesday: weekend })).toBe("10:00–18:00");
});
