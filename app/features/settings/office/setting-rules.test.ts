import { describe, expect, test } from "vitest";
import { readYaml } from "../../../../database/seed/read-content.ts";
import { siteSettingsSchema } from "../site-settings.ts";
import { settingSchema } from "./setting-rules.ts";

const settings = siteSettingsSchema.parse(await readYaml("settings.yaml"));
const { facts, hours } = settings;
if (!settings.tax_deduction) throw new Error("The school has no tax deduction");
const taxes = settings.tax_deduction;

function complaints(key: string, value: unknown): Record<string, string> {
	const { error } = settingSchema.safeParse({ key, value });
	return Object.fromEntries(error?.issues.map(({ path, message }) => [path.slice(1).join("."), message]) ?? []);
}

const withFact = (name: keyof typeof facts, value: number) => ({ ...facts, [name]: { ...facts[name], value } });

describe("a setting that pages could not be made of", () => {
	test("a number or a time that is typed in another way is told how to be written", () => {
		const label = { label: "Звонок", note: "" };
		const phones = [{ number: "8 800 555-35-35", ru: label, en: label }];
		expect(complaints("phones", phones)).toEqual({ "0.number": "phone" });
		expect(complaints("hours", { ...hours, monday: ["9", "18:00"] })).toEqual({ "monday.0": "time" });
	});

	test("a week needs a working day: a promised call is counted from it", () => {
		const rest = Object.fromEntries(Object.keys(hours).map((day) => [day, null]));
		expect(complaints("hours", { ...rest, zone: hours.zone })).toEqual({ monday: "noWorkingDay" });
		expect(complaints("hours", { ...rest, zone: hours.zone, sunday: ["10:00", "12:00"] })).toEqual({});
	});

	test.each([
		["instalment_min", 0, "tooSmall"],
		["instalment_default", 12.5, "number"],
		["instalment_max", 36.5, "number"],
		["callback_minutes", 0, "tooSmall"],
		["callback_minutes", 7.5, "number"],
		["age_min", 8.5, "number"],
		["instalment_max", 61, "tooLarge"],
		["callback_minutes", 1441, "tooLarge"],
		["max_discount", 101, "tooLarge"],
		["founded", 202, "tooSmall"],
		["founded", 2021.5, "number"],
		["founded", 20211, "tooLarge"],
		["graduates", 3000.5, "number"],
	] as const)("%s cannot be %d", (name, value, code) => {
		expect(complaints("facts", withFact(name, value))).toEqual({ [`${name}.value`]: code });
	});

	test.each([
		["hold_days", 90],
		["repeat_days", 366],
		["request_keep_days", 3660],
		["trial_minutes", 240],
	] as const)("%s is %d at most", (key, most) => {
		expect(complaints(key, most)).toEqual({});
		expect(complaints(key, most + 1)).toEqual({ "": "tooLarge" });
		expect(complaints(key, 1_000_000_000)).toEqual({ "": "tooLarge" });
	});

	test("numbers inside of a setting have their bounds too, each of a list as well", () => {
		const times = { hold_minutes: 10, notice_hours: 3, days_ahead: 21, pause_minutes: 15 };
		expect(complaints("trial_times", times)).toEqual({});
		expect(complaints("trial_times", { ...times, hold_minutes: 1441, notice_hours: 745 })).toEqual({
			hold_minutes: "tooLarge",
			notice_hours: "tooLarge",
		});
		const years = taxes.years.map((year, index) => (index === 1 ? { ...year, own_limit: 1e13 } : year));
		const examples = taxes.examples.map((example) => ({ ...example, children: [1e13] }));
		expect(complaints("tax_deduction", taxes)).toEqual({});
		expect(complaints("tax_deduction", { ...taxes, years, examples: examples.slice(0, 1) })).toEqual({
			"years.1.own_limit": "tooLarge",
			"examples.0.children.0": "tooLarge",
		});
		expect(complaints("tax_deduction", null)).toEqual({});
		const [year] = taxes.years;
		expect(complaints("tax_deduction", { ...taxes, years: [{ ...year, year: 20266 }], examples: [] })).toEqual({
			"years.0.year": "tooLarge",
		});
		const { sber, tbank } = settings.lenders ?? expect.fail("The school names its banks");
		const costly = { ...sber, full_cost: { from: 0, to: 1001 } };
		expect(complaints("lenders", { sber: costly, tbank })).toEqual({ "sber.full_cost.to": "tooLarge" });
	});

	test("nothing stands twice or the wrong way round", () => {
		expect(complaints("hours", { ...hours, monday: ["09:00", "09:00"] })).toEqual({ monday: "order" });
		const [messenger] = settings.messengers;
		expect(complaints("messengers", [messenger, messenger])).toEqual({ "": "repeated" });
		const day = { date: "2027-01-01", ru: "Новый год", en: "New Year" };
		expect(complaints("holidays", [day, day])).toEqual({ "1.date": "repeated" });
		const { sber, tbank } = settings.lenders ?? expect.fail("The school names its banks");
		const turned = { ...tbank, full_cost: { from: 40, to: 30 } };
		expect(complaints("lenders", { sber, tbank: turned })).toEqual({ "tbank.full_cost.to": "order" });
	});

	test("channels and the learning platform are pages of the web", () => {
		const [channel] = settings.channels;
		expect(complaints("channels", [channel, { ...channel, url: "mailto:us@school.example" }])).toEqual({
			"1.url": "url",
		});
		expect(complaints("learning_platform_url", "javascript:alert(1)")).toEqual({ "": "url" });
		expect(complaints("learning_platform_url", "https://learn.school.example/")).toEqual({});
		expect(complaints("learning_platform_url", null)).toEqual({});
	});

	test("the school's own settings are within all bounds", () => {
		for (const [key, value] of Object.entries(settings)) expect(complaints(key, value), key).toEqual({});
	});

	test("a share may be broken, and what is in order stays", () => {
		expect(complaints("facts", withFact("mortgage_percent", 5.5))).toEqual({});
		expect(complaints("hours", hours)).toEqual({});
	});
});
