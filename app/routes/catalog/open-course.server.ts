import { redirect } from "react-router";
import { courseCrumbs } from "../../features/catalog/components/course/course-crumbs.ts";
import type { CourseTerms } from "../../features/catalog/components/course/course-terms.ts";
import { breadcrumbJsonLd, courseJsonLd, faqJsonLd } from "../../features/catalog/courses/course-json-ld.ts";
import type { CourseView } from "../../features/catalog/courses/course-view.ts";
import { findCourseRedirect } from "../../features/catalog/courses/find-course-redirect.server.ts";
import { getCourse } from "../../features/catalog/courses/get-course.server.ts";
import { describeCredit } from "../../features/catalog/instalments/describe-credit.ts";
import { describeInstalmentTerms } from "../../features/catalog/instalments/describe-instalment-terms.server.ts";
import { readMonths } from "../../features/catalog/instalments/instalment-terms.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { enrolmentOf } from "../../features/catalog/places/enrolment.ts";
import { adviseTariff, isTariffFull } from "../../features/catalog/places/tariff-places.ts";
import { describeLenders } from "../../features/checkout/ways-to-pay/describe-lenders.ts";
import { addressCoursePicture } from "../../features/discovery/pictures/address-page-picture.server.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { type Door, type DoorArgs, openDoor } from "../open-door.server.ts";
import type { LoadedHead } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";

/**
 * What the page of a course loads, at `/{category}/{course}` and at `/c/{course}`, where no category is asked for.
 * @throws Response 301 to the present address of a course that was renamed or moved, 404 when there is no such course in the language.
 */
export async function openCourse(args: DoorArgs, { slug, category }: { slug: string; category?: string }) {
	const door = await openDoor(args);
	const { db, locale, now, settings, lifetime } = door;
	const course = await getCourse(db, { slug, locale, now, settings });
	if (!course || (category !== undefined && course.categorySlug !== category))
		return leaveCourse(door, { slug, category });
	const { terms, until } = describeTerms(course, door);
	const kind = enrolmentOf(course) === "open" ? "trial" : "waitlist";
	const form = await getRequestForm(db, { kind, courseSlug: slug, locale, now, settings });
	lifetime.until(until, form.validUntil, await nextCatalogueChange(db, now));
	return { course, terms, form, head: describeHead(course, door) };
}

type OldAddress = Parameters<typeof findCourseRedirect>[1];

async function leaveCourse({ db, locale, path, query }: Door, address: OldAddress): Promise<never> {
	const present = await findCourseRedirect(db, address);
	if (!present) pageNotFound({ path, locale });
	throw redirect(localizePath(present, locale) + (query.size > 0 ? `?${query}` : ""), 301);
}

function describeTerms(course: CourseView, door: Door): { terms: CourseTerms; until: Date } {
	const { settings, locale, now, query } = door;
	const lenders = describeLenders(door);
	const bank = lenders.find(({ lender }) => lender === query.get("bank"));
	const { terms: instalments, until } = describeInstalmentTerms(settings, { locale, now });
	const months = readMonths(query.get("months"), instalments);
	const asked = course.tariffs.find(({ code }) => code === query.get("tariff"));
	const tariff = asked ?? adviseTariff(course.tariffs, ({ code }) => isTariffFull(course.starts, code));
	return {
		terms: {
			zone: settings.hours.zone,
			madeAt: now,
			taxPercent: settings.facts.tax_percent.value,
			trialMinutes: settings.trial_minutes,
			takesForeignCards: door.takesForeignCards,
			instalments,
			credit: describeCredit(settings, locale),
			plan: {
				months: months ?? instalments.usual,
				tariffCode: tariff?.code ?? "",
				lender: bank?.lender,
				asked: months !== undefined,
			},
			lenders,
		},
		until,
	};
}

function describeHead(course: CourseView, { locale, settings, facts, site }: Door): LoadedHead {
	const t = translatorOf(locale, "catalog.crumbs");
	const crumbs = courseCrumbs(course, t);
	const picture = addressCoursePicture(course, { locale, facts });
	const offered = { picture: site.siteUrl + localizePath(picture.path, locale), zone: settings.hours.zone };
	return {
		title: course.seo.title,
		description: course.seo.description,
		path: course.path,
		locales: course.locales,
		picture,
		jsonLd: [
			courseJsonLd(course, { ...site, ...offered }),
			breadcrumbJsonLd(crumbs, site),
			...(course.faq.length > 0 ? [faqJsonLd(course.faq)] : []),
		],
	};
}
