import { expect, test } from "vitest";
import { upcomingHolidays } from "./describe-contacts.ts";

const HOLIDAYS = [
	{ date: "2027-01-01", ru: "Новый год", en: "New Year’s Day" },
	{ date: "2026-12-31", ru: "Канун", en: "New Year’s Eve" },
	{ date: "2027-01-02", ru: "Каникулы", en: "Holidays" },
	{ date: "2027-01-03", ru: "Каникулы", en: "Holidays" },
	{ date: "2027-02-23", ru: "День защитника Отечества", en: "Defender Day" },
];

test("days off that follow each other are one stretch with each name once", () => {
	expect(upcomingHolidays(HOLIDAYS, "en", "2026-11-21")).toEqual([
		{ from: "2026-12-31", to: "2027-01-03", names: ["New Year’s Eve", "New Year’s Day", "Holidays"] },
		{ from: "2027-02-23", to: "2027-02-23", names: ["Defender Day"] },
	]);
});

test("a stretch is told of until its last day is over", () => {
	expect(upcomingHolidays(HOLIDAYS, "ru", "2027-01-03")).toHaveLength(2);
	expect(upcomingHolidays(HOLIDAYS, "ru", "2027-01-04")).toHaveLength(1);
});
