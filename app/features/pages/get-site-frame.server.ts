import type { Audience } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { remember } from "../../platform/remember.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { selectCategoryLocales } from "../catalog/categories/select-category-locales.server.ts";
import { listOpeningHours } from "../settings/opening-hours.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { listUntoldPaths } from "./list-untold-paths.server.ts";

/** What the header and the footer of every page show. */
export type SiteFrame = {
	readonly schoolName: string;
	readonly phones: readonly { readonly number: string; readonly label: string; readonly note: string }[];
	readonly email: string;
	readonly channels: readonly { readonly kind: string; readonly url: string; readonly label: string }[];
	/** For example `По будням` and `9:00–21:00`, in the school's zone; days off are left out. */
	readonly hours: readonly { readonly days: string; readonly times: string }[];
	/** IANA zone of the hours. */
	readonly zone: string;
	readonly legalName: string;
	readonly inn: string;
	readonly licence: string;
	readonly founded: string;
	readonly creditWarning: string;
	readonly learningPlatformUrl: string | null;
	/** Paths, without the language, of editable pages that are not published in it: nothing leads there. */
	readonly untold: readonly string[];
	/** Categories of the menu by audience. */
	readonly menu: { readonly children: readonly MenuEntry[]; readonly adults: readonly MenuEntry[] };
};

export type MenuEntry = {
	readonly path: string;
	readonly title: string;
	readonly cover: string;
	/** Of all its published courses together; undefined where age does not matter. */
	readonly ages: { readonly from: number; readonly to: number } | undefined;
};

type FrameQuestion = { readonly settings: SiteSettings; readonly locale: Locale; readonly now: Date };

export function getSiteFrame(db: Database, question: FrameQuestion): Promise<SiteFrame> {
	return remember(db, ["frame", question.locale], () => readSiteFrame(db, question));
}

async function readSiteFrame(db: Database, { settings, locale, now }: FrameQuestion): Promise<SiteFrame> {
	const [categories, localesOf, untold] = await Promise.all([
		listMenuCategories(db),
		selectCategoryLocales(db, now),
		listUntoldPaths(db, { locale, now }),
	]);
	const menuOf = (audience: Audience) =>
		categories
			.filter((category) => category.audience === audience && localesOf(category.slug).includes(locale))
			.map(({ slug, cover, text, ageFrom, ageTo }) => ({
				path: `/${slug}`,
				title: text[locale].menu,
				cover,
				ages: ageFrom !== null && ageTo !== null ? { from: ageFrom, to: ageTo } : undefined,
			}));
	return {
		schoolName: settings.school[locale],
		phones: settings.phones.map((phone) => ({ number: phone.number, ...phone[locale] })),
		email: settings.email,
		channels: settings.channels.map(({ kind, url, ...labels }) => ({ kind, url, label: labels[locale].label })),
		hours: listOpeningHours(settings.hours, locale),
		zone: settings.hours.zone,
		legalName: settings.requisites.legal_name[locale],
		inn: settings.requisites.inn,
		licence: settings.licence.number,
		founded: String(settings.facts.founded.value),
		creditWarning: settings.credit_warning[locale],
		learningPlatformUrl: settings.learning_platform_url,
		untold,
		menu: { children: menuOf("children"), adults: menuOf("adults") },
	};
}

/** All categories, with the ages of their published courses. */
function listMenuCategories(db: Database) {
	return db
		.selectFrom("category")
		.leftJoin("course", (join) =>
			join.onRef("course.categoryId", "=", "category.id").on("course.status", "=", "published"),
		)
		.groupBy("category.id")
		.orderBy("category.position")
		.select(({ fn }) => [
			"category.slug",
			"category.audience",
			"category.cover",
			"category.text",
			fn.min("course.ageFrom").as("ageFrom"),
			fn.max("course.ageTo").as("ageTo"),
		])
		.execute();
}
