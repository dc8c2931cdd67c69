import type { Audience } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { remember } from "../../platform/remember.server.ts";
import { AUDIENCES } from "../../shared/course-states.ts";
import { quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { listNewestPosts } from "../blog/list-newest-posts.server.ts";
import { nextPostChange, VIEWS_LAG_MS } from "../blog/visible-post.server.ts";
import { type CategoryView, listCategories } from "../catalog/categories/list-categories.server.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import { describeCredit } from "../catalog/instalments/describe-credit.ts";
import { listFaq } from "../catalog/list-faq.server.ts";
import { listProjects } from "../catalog/list-projects.server.ts";
import { listTeachers } from "../catalog/list-teachers.server.ts";
import { nextCatalogueChange } from "../catalog/next-catalogue-change.server.ts";
import { listTariffs } from "../catalog/prices/list-tariffs.server.ts";
import { listReviews } from "../catalog/reviews/list-reviews.server.ts";
import { type GuideFile, getGuideFile } from "../guides/get-guide-file.server.ts";
import { GUIDE_PATHS } from "../requests/guide-slugs.ts";
import { getRequestForm } from "../requests/pages/get-request-form.server.ts";
import { factsOf, type SiteSettings } from "../settings/site-settings.ts";
import { listWebinars } from "../webinars/list-webinars.server.ts";
import type { WebinarCard } from "../webinars/webinar-view.ts";
import type { DoorView, HomeGuideView, HomeView, InstalmentView, LicenceView, NextWebinarView } from "./home-view.ts";
import { pickVaried } from "./pick-varied.ts";
import { choosePopular, traitsOf } from "./popular-courses.ts";

const PROJECTS = 6;
const TEACHERS = 6;
const REVIEWS = 6;
const POSTS = 3;

type HomeMoment = { readonly locale: Locale; readonly now: Date; readonly settings: SiteSettings };
type HomeQuestion = HomeMoment & Pick<HomeView, "takesForeignCards">;

type LoadedHome = {
	readonly home: HomeView;
	/** When the page changes though nobody edits anything: a post comes out, a webinar begins, a call is promised for a later hour. */
	readonly changesAt: readonly (Date | undefined)[];
};

/** Everything on the home page. */
export async function getHome(db: Database, { takesForeignCards, ...moment }: HomeQuestion): Promise<LoadedHome> {
	const { locale, now, settings } = moment;
	const facts = factsOf(settings, locale);
	const [standing, request, nextPost, nextCourse, webinars] = await Promise.all([
		remember(db, ["home", locale], () => readStandingHome(db, moment)),
		getRequestForm(db, { kind: "trial", locale, now, settings }),
		nextPostChange(db, now),
		nextCatalogueChange(db, now),
		listWebinars(db, { locale, now, facts }),
	]);
	return {
		home: { ...standing, takesForeignCards, webinar: nextWebinar(webinars.coming, now), request },
		changesAt: [
			request.validUntil,
			nextPost,
			nextCourse,
			...webinars.changesAt,
			new Date(now.getTime() + VIEWS_LAG_MS),
		],
	};
}

/** What is the same until the content changes: the promise of a call and the countdown to a webinar are not. */
type StandingHome = Omit<HomeView, "takesForeignCards" | "webinar" | "request">;

async function readStandingHome(db: Database, { locale, now, settings }: HomeMoment): Promise<StandingHome> {
	const facts = factsOf(settings, locale);
	const months = settings.facts.instalment_default.value;
	const [all, categories, teachers, reviews, faq, posts, guide] = await Promise.all([
		listCourses(db, {}, { locale, now, months }),
		listCategories(db, locale),
		listTeachers(db, { locale, limit: TEACHERS }),
		listReviews(db, { locale, now, featured: true, limit: REVIEWS }),
		listFaq(db, { page: "home", locale, facts }),
		listNewestPosts(db, { locale, now, limit: POSTS, facts }),
		getGuideFile(db, { slug: "parents", locale, facts }),
	]);
	const courses = all.filter((card) => card.status === "published");
	const popular = choosePopular(courses, categories);
	const home: StandingHome = {
		facts,
		doors: AUDIENCES.map((audience) => openTo(audience, all, categories)),
		popular,
		projects: await listProjects(db, { courses: coursesToShowOff(courses), locale }),
		teachers,
		reviews,
		posts,
		questions: faq.flatMap(({ questions }) => questions.slice(0, 1)),
		instalments: await teaseInstalments(db, { card: courses[0], locale, now, settings }),
		guide: guide && describeGuide(guide),
		licence: licenceOf(settings, locale),
	};
	return quoteFacts(home, facts);
}

function openTo(audience: Audience, courses: readonly CourseSummary[], categories: readonly CategoryView[]): DoorView {
	const behind = courses.filter((card) => card.audience === audience);
	const open = behind.filter((card) => card.status === "published");
	const directions = categories.filter(({ slug }) => open.some((card) => card.categorySlug === slug));
	return {
		audience,
		courses: behind.length,
		directions: directions.map(({ slug, menu }) => ({ path: `/${slug}`, title: menu })),
	};
}

/** The courses whose projects are shown: others than the popular ones above them, while there are enough. */
function coursesToShowOff(courses: readonly CourseSummary[]): CourseSummary[] {
	const seen = pickVaried(courses, PROJECTS, traitsOf);
	const others = courses.filter((card) => !seen.includes(card));
	return pickVaried(
		others.length < PROJECTS ? courses : others,
		PROJECTS,
		({ cover, planet }) => [cover, planet],
		({ cover }) => [cover],
	);
}

/** Instalments are shown for the cheapest tariff of the most popular course. */
async function teaseInstalments(
	db: Database,
	{ card, locale, now, settings }: HomeMoment & { readonly card: CourseSummary | undefined },
): Promise<InstalmentView | undefined> {
	if (!card) return undefined;
	const months = settings.facts.instalment_default.value;
	const tariffs = await listTariffs(db, { courseId: card.id, locale, now, months });
	const [cheapest] = tariffs.sort((left, right) => left.price.full.minor - right.price.full.minor);
	if (!cheapest) return undefined;
	return {
		course: { title: card.title, path: card.path, tariff: cheapest.code },
		full: cheapest.price.full,
		was: cheapest.price.was,
		from: settings.facts.instalment_min.value,
		to: settings.facts.instalment_max.value,
		months,
		credit: describeCredit(settings, locale),
		terms: settings.credit_terms[locale],
	};
}

/** The nearest webinar that has places left; the nearest one if all are full. */
function nextWebinar(coming: readonly WebinarCard[], now: Date): NextWebinarView | undefined {
	const next = coming.find(({ isFull }) => !isFull) ?? coming[0];
	if (!next) return undefined;
	const { kind, path, title, short, startsAt, endsAt, zone, isFull } = next;
	return { kind, path, title, short, startsAt, endsAt, zone, isFull, madeAt: now };
}

function describeGuide({ title, subtitle, pages }: GuideFile): HomeGuideView {
	return { title, subtitle, pages, path: GUIDE_PATHS.parents };
}

function licenceOf({ licence, requisites }: SiteSettings, locale: Locale): LicenceView {
	return {
		number: licence.number,
		date: new Date(licence.date),
		issuer: licence.issuer[locale],
		company: requisites.legal_name[locale],
		inn: requisites.inn,
		ogrn: requisites.ogrn,
	};
}
