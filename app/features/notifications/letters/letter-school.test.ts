import { expect, test } from "vitest";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { letterSchool } from "./letter-school.ts";

test("the school signs in the language of the letter, with its first phone as that language writes it", () => {
	const settings = {
		school: { ru: "Орбита", en: "Orbita" },
		phones: [
			{ number: "+78000000000", ru: { label: "8 800 000-00-00" }, en: { label: "+7 800 000-00-00" } },
			{ number: "+74950000000", ru: { label: "8 495 000-00-00" }, en: { label: "+7 495 000-00-00" } },
		],
		email: "hello@orbita.example",
	} as SiteSettings;
	const same = { number: "+78000000000", email: "hello@orbita.example" };
	expect(letterSchool(settings, "ru")).toEqual({ ...same, name: "Орбита", phone: "8 800 000-00-00" });
	expect(letterSchool(settings, "en")).toEqual({ ...same, name: "Orbita", phone: "+7 800 000-00-00" });
});
