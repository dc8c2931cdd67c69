import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { factsOf, type SiteSettings } from "./site-settings.ts";

/** What the header and the footer of every page show. */
export type SiteFrame = {
	readonly schoolName: string;
	readonly phones: readonly { readonly number: string; readonly label: string; readonly note: string }[];
	readonly email: string;
	readonly channels: readonly { readonly kind: string; readonly url: string; readonly label: string }[];
	/** `9:00–21:00`, school time. */
	readonly hours: string;
	readonly legalName: string;
	readonly inn: string;
	readonly licence: string;
	readonly founded: string;
	readonly creditWarning: string;
	readonly learningPlatformUrl: string | null;
	/** Categories of the menu by audience. */
	readonly menu: { readonly children: readonly MenuEntry[]; readonly adults: readonly MenuEntry[] };
};

export type MenuEntry = { readonly path: string; readonly title: string; readonly cover: string };

export async function getSiteFrame(db: Database, settings: SiteSettings, locale: Locale): Promise<SiteFrame> {
	const categories = await db
		.selectFrom("category")
		.orderBy("position")
		.select(["slug", "audience", "cover", "text"])
		.execute();
	const menuOf = (audience: "children" | "adults") =>
		categories
			.filter((category) => category.audience === audience)
			.map(({ slug, cover, text }) => ({ path: `/${slug}`, title: text[locale].menu, cover }));
	return {
		schoolName: settings.school[locale],
		phones: settings.phones.map((phone) => ({ number: phone.number, ...phone[locale] })),
		email: settings.email,
		channels: settings.channels.map(({ kind, url, ...labels }) => ({ kind, url, label: labels[locale].label })),
		hours: factsOf(settings, locale).hours ?? "",
		legalName: settings.requisites.legal_name[locale],
		inn: settings.requisites.inn,
		licence: settings.licence.number,
		founded: String(settings.facts.founded.value),
		creditWarning: settings.credit_warning[locale],
		learningPlatformUrl: settings.learning_platform_url,
		menu: { children: menuOf("children"), adults: menuOf("adults") },
	};
}
