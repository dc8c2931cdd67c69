import type { Database } from "../../../../database/open-database.server.ts";
import { startOfLegalDay } from "../../../shared/legal-day.ts";
import { LEGAL_KINDS, LEGAL_PATHS } from "../../../shared/legal-kinds.ts";
import { LOCALES } from "../../../shared/localized.ts";
import { listLegalVersions } from "../../pages/list-legal-versions.server.ts";
import { SVEDEN_SECTIONS, svedenPage, svedenPath } from "../../pages/sveden-sections.ts";
import { isVisiblePage } from "../../pages/visible-page.server.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import type { PageVersion } from "./indexed-page.ts";

/** Editable pages that stand at an address of their own, `/{slug}`, whatever the settings are. */
const TEXT_PAGES = [
	"about",
	"contacts",
	"join-it",
	"new-landing",
	"roblox-course",
	"roblox-groups",
	"oplata",
	"guide",
	"chatgpt-income",
	"information",
	"licence",
	"requisites",
	"low-vision",
];

type TextPagesQuestion = { readonly now: Date; readonly settings: SiteSettings };

/** Editable pages and legal documents, each in the languages that it is published in. */
export async function listTextPages(db: Database, { now, settings }: TextPagesQuestion): Promise<PageVersion[]> {
	const paths = new Map([
		...[...TEXT_PAGES, ...pagesOfSettings(settings)].map((slug): [string, string] => [slug, `/${slug}`]),
		...SVEDEN_SECTIONS.map((section): [string, string] => [svedenPage(section), svedenPath(section)]),
	]);
	const rows = await db
		.selectFrom("page")
		.where(isVisiblePage(now))
		.where("slug", "in", [...paths.keys()])
		.orderBy("slug")
		.select(["slug", "locale", "updatedAt", "publishAt"])
		.execute();
	const texts = rows.map(({ slug, locale, updatedAt, publishAt }) => ({
		path: paths.get(slug) ?? `/${slug}`,
		locale,
		changedAt: publishAt && publishAt > updatedAt ? publishAt : updatedAt,
	}));
	return [...texts, ...(await listLegalPages(db, now))];
}

/** Their doors answer 404 while the school has not filled in what they speak of. */
function pagesOfSettings({ tax_deduction, maternity_capital, lenders }: SiteSettings): string[] {
	return [
		...(tax_deduction ? ["tax"] : []),
		...(maternity_capital ? ["capital"] : []),
		...(lenders ? ["sber", "t-bank"] : []),
	];
}

/** The day on which a version comes into force is the day on which its page changes. */
async function listLegalPages(db: Database, now: Date): Promise<PageVersion[]> {
	const questions = LEGAL_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })));
	const pages = await Promise.all(
		questions.map(async ({ kind, locale }): Promise<PageVersion[]> => {
			const [inForce] = (await listLegalVersions(db, { kind, locale, now })).versions;
			return inForce ? [{ path: LEGAL_PATHS[kind], locale, changedAt: startOfLegalDay(inForce.validFrom) }] : [];
		}),
	);
	return pages.flat();
}
