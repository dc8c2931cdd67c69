import { expect, test } from "vitest";
import { readYaml } from "../../../database/seed/read-content.ts";
import { factsOf, type SiteSettings, siteSettingsSchema } from "./site-settings.ts";

const settings = siteSettingsSchema.parse(await readYaml("settings.yaml"));

test("texts quote the hours of the settings day by day", () => {
	const hours: SiteSettings["hours"] = { ...settings.hours, monday: null, sunday: null };
	const facts = factsOf({ ...settings, hours }, "en");
	expect(facts.opening_hours).toBe("9:00–21:00 from Tuesday to Friday and 10:00–18:00 on Saturday");
	expect(facts.hours).toBe("9:00–21:00");
});
