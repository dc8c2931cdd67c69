import type { SiteSettings } from "../../settings/site-settings.ts";
import type { StaffLetter } from "../../staff/staff-messages.ts";
import type { Letter } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";
import { letterWords } from "./letter-words.ts";
import { renderLetter } from "./render-letter.server.ts";

/** A letter to somebody of the school: the way into the office, or to a new password. */
export function staffLetter(
	{ kind, locale, token, email }: StaffLetter,
	settings: SiteSettings,
	siteUrl: string,
): Promise<Letter> {
	const say = letterWords(locale);
	const school = settings.school[locale];
	const path = kind === "invitation" ? "invitation" : "reset";
	return renderLetter({
		locale,
		subject: say(`office.${kind}.subject`, { school }),
		preview: say(`office.${kind}.lead`, { school }),
		heading: say(`office.${kind}.heading`),
		parts: [
			{ kind: "lead", text: say(`office.${kind}.lead`, { school }) },
			{ kind: "button", label: say(`office.${kind}.button`), href: `${siteUrl}/admin#/${path}/${token}` },
			{ kind: "small", text: say(`office.${kind}.note`, { email }) },
		],
		school: letterSchool(settings, locale),
		siteUrl: locale === "en" ? `${siteUrl}/en` : siteUrl,
	});
}
