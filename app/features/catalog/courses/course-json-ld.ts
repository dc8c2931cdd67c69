import { localizePath } from "../../../i18n/locales.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Money } from "../../../shared/money.ts";
import { saleLastMoment } from "../../../shared/sale-last-moment.ts";
import { isTariffFull } from "../places/tariff-places.ts";
import type { CourseView, StartView, TariffView } from "./course-view.ts";

/** Where the page stands: `siteUrl` without a slash at its end. */
export type Site = { readonly siteUrl: string; readonly siteName: string; readonly locale: Locale };

/** A page with a picture of its own, by its whole address. */
export type PicturedSite = Site & { readonly picture: string };

/** With the IANA zone in which the school announces its sales. */
type CourseSite = PicturedSite & { readonly zone: string };

type Crumb = { readonly label: string; readonly path: string };

/** Lessons and webinars are in Russian, whatever language tells of them. */
export const LESSON_LANGUAGE = "ru";

const CONTEXT = "https://schema.org";

/**
 * The course for search engines (schema.org/Course). Prices are those of the page: both come from the same tariffs. A course on pause is
 * told without dates and offers, as its page has none.
 */
export function courseJsonLd(course: CourseView, site: CourseSite): object {
	const url = addressOf(course.path, site);
	return {
		"@context": CONTEXT,
		"@type": "Course",
		"@id": url,
		url,
		name: course.title,
		description: course.short,
		inLanguage: LESSON_LANGUAGE,
		provider: {
			"@type": "EducationalOrganization",
			name: site.siteName,
			url: addressOf("/", site),
		},
		image: site.picture,
		teaches: course.skills,
		educationalLevel: course.level,
		...(course.ages && { typicalAgeRange: `${course.ages.from}-${course.ages.to}` }),
		hasCourseInstance: instancesOf(course),
		...(course.status !== "on_pause" && {
			offers: course.tariffs.map((tariff) => offerOf(tariff, course, { url, zone: site.zone })),
		}),
	};
}

/** `[{ label: "Home", path: "/" }, …]`, the page at hand last. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], site: Site): object {
	return {
		"@context": CONTEXT,
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ label, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			item: addressOf(path, site),
		})),
	};
}

export function faqJsonLd(questions: readonly { readonly q: string; readonly a: string }[]): object {
	return {
		"@context": CONTEXT,
		"@type": "FAQPage",
		mainEntity: questions.map(({ q, a }) => ({
			"@type": "Question",
			name: q,
			acceptedAnswer: { "@type": "Answer", text: a },
		})),
	};
}

/** Minutes as an ISO 8601 duration: 2160 → `PT36H`, 90 → `PT1H30M`. */
export function isoDuration(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return `PT${hours > 0 ? `${hours}H` : ""}${rest > 0 || hours === 0 ? `${rest}M` : ""}`;
}

/** An amount as schema.org and feeds write it: `28800`, `28800.50`. */
export function plainAmount(amount: Money): string {
	return amount.minor % 100 === 0 ? String(amount.minor / 100) : (amount.minor / 100).toFixed(2);
}

function addressOf(path: string, { siteUrl, locale }: Site): string {
	return siteUrl + localizePath(path, locale);
}

/** One instance a group; a course without coming groups still says how it is taught. */
function instancesOf(course: CourseView): object[] {
	const how = { "@type": "CourseInstance", courseMode: "Online", courseWorkload: workloadOf(course) };
	if (course.status === "on_pause" || course.starts.length === 0) return [how];
	return course.starts.map((start) => ({
		...how,
		startDate: zonedDay(start),
		...(start.teacherName && { instructor: { "@type": "Person", name: start.teacherName } }),
	}));
}

function workloadOf({ lessons, lessonMinutes }: CourseView): string {
	return isoDuration(lessons * lessonMinutes);
}

/** `2026-11-29`, as the calendar of the zone has it. */
function zonedDay({ at, zone }: Pick<StartView, "at" | "zone">): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at);
}

function offerOf(tariff: TariffView, course: CourseView, { url, zone }: { url: string; zone: string }): object {
	const { full, saleUntil } = tariff.price;
	return {
		"@type": "Offer",
		category: "Paid",
		name: tariff.name,
		price: plainAmount(full),
		priceCurrency: full.currency,
		...(saleUntil && { priceValidUntil: zonedDay({ at: saleLastMoment(saleUntil), zone }) }),
		url: `${url}#price`,
		availability: `${CONTEXT}/${availabilityOf(tariff, course)}`,
	};
}

function availabilityOf(tariff: TariffView, { status, starts }: CourseView): string {
	if (status === "in_development") return "PreOrder";
	return isTariffFull(starts, tariff.code) ? "SoldOut" : "InStock";
}
