import { findCategoryRedirect } from "../../features/catalog/categories/find-category-redirect.server.ts";
import type { RobloxView } from "../../features/catalog/components/course/roblox/roblox-view.ts";
import { faqJsonLd } from "../../features/catalog/courses/course-json-ld.ts";
import type { CourseView } from "../../features/catalog/courses/course-view.ts";
import { getCourse } from "../../features/catalog/courses/get-course.server.ts";
import { listCourses } from "../../features/catalog/courses/list-courses.server.ts";
import { describeCredit } from "../../features/catalog/instalments/describe-credit.ts";
import { listFaq } from "../../features/catalog/list-faq.server.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { getPage, type PageView } from "../../features/pages/get-page.server.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import { type Door, type DoorArgs, openDoor } from "../open-door.server.ts";
import type { LoadedHead } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";

/** The category whose courses the Roblox pages speak of, under its first name. */
const CATEGORY = "roblox";

/** What both Roblox pages load; the slug of the editable text is that of the address. */
export async function openRoblox(args: DoorArgs) {
	const door = await openDoor(args);
	const { db, locale, now, settings, facts, path, lifetime } = door;
	const slug = path.slice(1);
	const page = await getPage(db, { slug, locale, now, facts });
	if (!page) pageNotFound(door);
	const category = (await findCategoryRedirect(db, CATEGORY)) ?? `/${CATEGORY}`;
	const courses = await listRobloxCourses(door, category.slice(1));
	const groups = await listFaq(db, { page: slug, locale, facts });
	const form = await getRequestForm(db, { kind: "trial", courseSlug: courses[0]?.slug, locale, now, settings });
	lifetime.until(form.validUntil, await nextCatalogueChange(db, now));
	const view: RobloxView = {
		page: { title: page.title, lead: page.lead, html: page.text.html },
		category,
		courses,
		faq: ownGroupFirst(groups),
		note: { text: settings.roblox_note[locale], asOf: settings.roblox_note.as_of },
		zone: settings.hours.zone,
		childAges: { from: settings.facts.age_min.value, to: settings.facts.age_max.value },
		trialMinutes: settings.trial_minutes,
		credit: describeCredit(settings, locale),
	};
	return { view, form, head: describeHead(page, view, door) };
}

async function listRobloxCourses({ db, locale, now, settings, view }: Door, category: string): Promise<CourseView[]> {
	const cards = await listCourses(db, { category }, view);
	const open = cards.filter(({ status }) => status === "published");
	const courses = await Promise.all(open.map(({ slug }) => getCourse(db, { slug, locale, now, settings })));
	return courses.filter((course) => course !== undefined);
}

function ownGroupFirst(groups: RobloxView["faq"]): RobloxView["faq"] {
	return [...groups].sort((left, right) => Number(right.slug === CATEGORY) - Number(left.slug === CATEGORY));
}

function describeHead(page: PageView, { category, faq }: RobloxView, door: Door): LoadedHead {
	const { locale, path } = door;
	const t = translatorOf(locale, "catalog");
	const crumbs = crumbsJsonLd(
		door,
		{ label: t("crumbs.children"), path: "/children" },
		{ label: t("roblox.crumb"), path: category },
		{ label: page.title, path },
	);
	return {
		...page.seo,
		path,
		locales: page.locales,
		jsonLd: [crumbs, faqJsonLd(faq.flatMap(({ questions }) => questions))],
	};
}
