import { expect, test } from "vitest";
import { readYaml } from "../../../database/seed/read-content.ts";
import { quoteInSettings } from "./quote-in-settings.ts";
import { factsOf, type SiteSettings, siteSettingsSchema } from "./site-settings.ts";

const settings = siteSettingsSchema.parse(await readYaml("settings.yaml"));

test("texts quote the hours of the settings day by day", () => {
	const hours: SiteSettings["hours"] = { ...settings.hours, monday: null, sunday: null };
	const facts = factsOf({ ...settings, hours }, "en");
	expect(facts.opening_hours).toBe("9:00–21:00 from Tuesday to Friday and 10:00–18:00 on Saturday");
	expect(facts.hours).toBe("9:00–21:00");
});

test("texts quote the day on which the rate of the mortgage was checked", () => {
	expect(factsOf(settings, "ru").mortgage_as_of).toBe("1\u00a0ноября 2026\u00a0года");
	expect(factsOf(settings, "en").mortgage_as_of).toBe("1\u00a0November 2026");
});

test("sentences of the settings quote their figures in the words of each language", () => {
	const quoted = quoteInSettings(settings);
	expect(quoted.credit_terms.ru).toMatch(/^Рассрочка дольше 6\sмесяцев/);
	expect(quoted.credit_terms.en).toMatch(/^Instalments longer than 6\smonths/);
	expect(quoted.holidays).toEqual(settings.holidays);
});

test("what no fact answers to takes no page away, and stays as it was typed", () => {
	const typed = { ...settings, credit_warning: { ru: "{{unknown}}", en: "{{refund_days day/days}} {{unknown}}" } };
	expect(quoteInSettings(typed).credit_warning).toEqual(typed.credit_warning);
});
