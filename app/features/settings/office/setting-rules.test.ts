import { describe, expect, test } from "vitest";
import { readYaml } from "../../../../database/seed/read-content.ts";
import { siteSettingsSchema } from "../site-settings.ts";
import { settingSchema } from "./setting-rules.ts";

const { facts, hours } = siteSettingsSchema.parse(await readYaml("settings.yaml"));

function complaints(key: string, value: unknown): Record<string, string> {
	const { error } = settingSchema.safeParse({ key, value });
	return Object.fromEntries(error?.issues.map(({ path, message }) => [path.slice(1).join("."), message]) ?? []);
}

const withFact = (name: keyof typeof facts, value: number) => ({ ...facts, [name]: { ...facts[name], value } });

describe("a setting that pages could not be made of", () => {
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
	] as const)("%s cannot be %d", (name, value, code) => {
		expect(complaints("facts", withFact(name, value))).toEqual({ [`${name}.value`]: code });
	});

	test("a share may be broken, and what is in order stays", () => {
		expect(complaints("facts", withFact("mortgage_percent", 5.5))).toEqual({});
		expect(complaints("hours", hours)).toEqual({});
	});
});
