import { expect, test } from "vitest";
import { readYaml } from "../../../database/seed/read-content.ts";
import { factsOf, type SiteSettings, siteSettingsSchema } from "./site-settings.ts";

const settings = siteSettingsSchema.parse(await readYaml("settings.yaml"));

function openingHours(hours: Partial<SiteSettings["hours"]>): (string | undefined)[] {
	const changed = { ...settings, hours: { ...settings.hours, ...hours } };
	return [factsOf(changed, "ru").opening_hours?.replaceAll("\u00a0", " "), factsOf(changed, "en").opening_hours];
}

test("texts can quote the hours of weekdays and of the weekend; days of rest are left out", () => {
	expect(openingHours({ monday: ["09:00", "21:00"], saturday: ["10:00", "18:00"] })).toEqual([
		"по будням 9:00–21:00, в выходные 10:00–18:00",
		"9:00–21:00 on weekdays and 10:00–18:00 at weekends",
	]);
	expect(openingHours({ monday: ["09:30", "20:00"], saturday: null })).toEqual([
		"по будням 9:30–20:00",
		"9:30–20:00 on weekdays",
	]);
});
