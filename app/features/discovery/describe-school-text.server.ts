import type { Database } from "../../../database/open-database.server.ts";
import { formatDate, formatMoney, formatZonedTime } from "../../i18n/format.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { childAges, quoteFacts } from "../../shared/facts.ts";
import { LEGAL_PATHS } from "../../shared/legal-kinds.ts";
import type { Locale } from "../../shared/localized.ts";
import { joinSentences } from "../../shared/sentences.ts";
import { listNewestPosts } from "../blog/list-newest-posts.server.ts";
import { postPath } from "../blog/post-summary.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import { listUntoldPaths } from "../pages/list-untold-paths.server.ts";
import { factsOf, type SiteSettings } from "../settings/site-settings.ts";
import { listWebinars } from "../webinars/list-webinars.server.ts";
import type { LlmsLink, LlmsText } from "./write-llms-text.ts";

type SchoolQuestion = {
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
	/** Of the site in this language, without a slash at its end. */
	readonly siteUrl: string;
};

const POSTS = 10;

/** The school told to a language model: what it teaches, for whom, for how much, and where each thing is written in full; and when its webinars change. */
export async function describeSchoolText(
	db: Database,
	question: SchoolQuestion,
): Promise<{ readonly text: LlmsText; readonly changesAt: readonly Date[] }> {
	const { locale, now, settings } = question;
	const facts = factsOf(settings, locale);
	const [courses, webinars, posts, untold] = await Promise.all([
		listCourses(db, {}, { locale, now, months: settings.facts.instalment_default.value }),
		listWebinars(db, { locale, now, facts }),
		listNewestPosts(db, { locale, now, facts, limit: POSTS }),
		listUntoldPaths(db, { locale, now }),
	]);
	const t = translatorOf(locale);
	const link = linkMaker(question);
	const open = quoteFacts(courses, facts).filter(({ status }) => status === "published");
	const listed = (audience: CourseSummary["audience"]) =>
		open
			.filter((course) => course.audience === audience)
			.map((course) => link(course.path, course.title, describeCourse(course, locale)));
	const ages = childAges(facts);
	const text = {
		title: settings.school[locale],
		summary: t("home.seo.description", ages),
		facts: [
			t("discovery.language"),
			t("discovery.prices", { currency: locale === "ru" ? "RUB" : "USD" }),
			t("discovery.contacts", { phone: facts.phone ?? "", email: facts.email ?? "" }),
			t("discovery.licence", { number: facts.licence_number ?? "" }),
		],
		sections: [
			{ title: t("discovery.children"), links: listed("children") },
			{ title: t("discovery.adults"), links: listed("adults") },
			{
				title: t("discovery.webinars"),
				links: webinars.coming.map(({ path, title, short, startsAt, zone }) => {
					const at = { day: formatDate(startsAt, locale, zone), time: formatZonedTime(startsAt, locale, zone) };
					return link(path, title, t("discovery.webinar", { ...at, about: quoteFacts(short, facts) }));
				}),
			},
			{ title: t("discovery.school"), links: schoolLinks(link, { locale, untold }) },
			{
				title: t("discovery.posts"),
				links: posts.map(({ slug, title, excerpt }) => link(postPath(slug), title, excerpt)),
			},
		],
	};
	return { text, changesAt: webinars.changesAt };
}

type MakeLink = (path: string, title: string, about?: string) => LlmsLink;

function linkMaker({ siteUrl, locale }: SchoolQuestion): MakeLink {
	return (path, title, about) => ({ title, url: siteUrl + localizePath(path, locale), about });
}

function describeCourse({ short, ages, lessons, price, nextStart }: CourseSummary, locale: Locale): string {
	const t = translatorOf(locale);
	const start = nextStart && nextStart.seatsFree > 0 ? nextStart : undefined;
	return joinSentences([
		short,
		...(ages ? [t("discovery.ages", ages)] : []),
		t("discovery.price", { price: formatMoney(price.full, locale), lessons }),
		...(start ? [t("discovery.start", { day: formatDate(start.at, locale, start.zone) })] : []),
	]);
}

const SCHOOL_LINKS = [
	["/oplata", "paying"],
	["/faq", "faq"],
	["/reviews", "reviews"],
	["/contacts", "contacts"],
	["/information", "information"],
	[LEGAL_PATHS["offer-group"], "offer"],
	["/blog/rss.xml", "feed"],
	["/webinars.ics", "calendar"],
] as const;

/** @param untold paths without the language that have no page in it */
function schoolLinks(link: MakeLink, { locale, untold }: { locale: Locale; untold: readonly string[] }): LlmsLink[] {
	const t = translatorOf(locale);
	return SCHOOL_LINKS.filter(([path]) => !untold.includes(path)).map(([path, words]) =>
		link(path, t(`discovery.links.${words}`)),
	);
}
