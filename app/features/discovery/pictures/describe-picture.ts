import { formatDay, formatMoney, formatZonedTime } from "../../../i18n/format.ts";
import { translatorOf } from "../../../i18n/translator-of.ts";
import { afterPlanet } from "../../../shared/brand.ts";
import { childAges, type Facts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { PostSummary } from "../../blog/post-summary.ts";
import type { CategoryView } from "../../catalog/categories/list-categories.server.ts";
import { courseLength } from "../../catalog/courses/course-length.ts";
import type { CourseSummary } from "../../catalog/courses/course-summary.ts";
import { isAhead } from "../../webinars/webinar-phase.ts";
import type { WebinarCard } from "../../webinars/webinar-view.ts";
import type { TitledPage } from "./page-slug.server.ts";
import type { Picture } from "./picture.ts";

/** Pages of the site itself, by the name that their pictures have. */
export type SitePage = "home" | "quiz" | "school";

/** In what language a picture speaks, and of which school: `facts` are those of its settings. */
export type PictureSite = { readonly locale: Locale; readonly facts: Facts };

function brandRestOf({ school }: Facts): string {
	return school ? afterPlanet(school) : "";
}

/** The home page, the quiz, and what has no title to show: secrets, errors, what is not to be found. */
export function describeSitePicture(page: SitePage, { locale, facts }: PictureSite): Picture {
	const t = translatorOf(locale);
	const ages = childAges(facts);
	const own = { lead: "", facts: [], brandRest: brandRestOf(facts) };
	if (page === "quiz") {
		const title = t("quiz.seo.title");
		return {
			...own,
			scene: "day",
			planet: "comet",
			art: "astronaut-build",
			kicker: t("discovery.picture.quiz"),
			title,
		};
	}
	const site = t("discovery.picture.site");
	if (page === "school") {
		const lead = firstSentences(t("home.seo.description", ages));
		return { ...own, scene: "night", planet: "mars", art: "astronaut-wave", kicker: "", title: site, lead };
	}
	const title = t.markup("home.hero.title", { em: (chunks) => `<em>${chunks}</em>` });
	return {
		...own,
		scene: "night",
		planet: "mars",
		art: "hero-island",
		kicker: site,
		title,
		lead: firstSentences(t("home.hero.lead", ages)),
	};
}

const PAGE_LOOKS = {
	night: { planet: "mars", art: "astronaut-wave" },
	day: { planet: "comet", art: "astronaut-float" },
	paper: { planet: "sun", art: "telescope" },
} as const;

/** A page that is none of the other kinds: a list, a text, a calculator. */
export function describePagePicture({ title, scene }: TitledPage, { locale, facts }: PictureSite): Picture {
	const kicker = translatorOf(locale)("discovery.picture.site");
	return { ...PAGE_LOOKS[scene], scene, brandRest: brandRestOf(facts), kicker, title, lead: "", facts: [] };
}

/** Letters that stand under a title. */
const LEAD_ROOM = 125;

/** As many whole sentences as there is room for, the first one in any case. */
function firstSentences(text: string): string {
	const sentences = text.split(/(?<=[.!?…])\s+/);
	const fits = sentences.findIndex((_, index) => sentences.slice(0, index + 1).join(" ").length > LEAD_ROOM);
	return sentences.slice(0, fits < 0 ? sentences.length : Math.max(1, fits)).join(" ");
}

export type CourseFacts = Pick<CourseSummary, "title" | "planet" | "cover" | "ages" | "months" | "price" | "status">;

export function describeCoursePicture(course: CourseFacts, { locale, facts }: PictureSite): Picture {
	const t = translatorOf(locale);
	const { title, planet, cover, ages, months, price, status } = course;
	const { unit, count } = courseLength(months);
	return {
		scene: "day",
		planet,
		art: cover,
		brandRest: brandRestOf(facts),
		kicker: t("discovery.picture.course"),
		title,
		lead: "",
		facts: [
			ages ? t("discovery.picture.years", ages) : t("discovery.picture.adults"),
			t(`discovery.picture.${unit}`, { count }),
			// Of a course that can't be bought no price is told.
			...(status === "published" ? [t("discovery.picture.price", { price: formatMoney(price.full, locale) })] : []),
		],
	};
}

export type CategoryFacts = Pick<CategoryView, "title" | "lead" | "planet" | "cover">;

export function describeCategoryPicture(
	{ title, lead, planet, cover }: CategoryFacts,
	{ locale, facts }: PictureSite,
): Picture {
	const t = translatorOf(locale);
	const kicker = t("discovery.picture.category");
	return {
		scene: "day",
		planet,
		art: cover,
		brandRest: brandRestOf(facts),
		kicker,
		title,
		lead: firstSentences(lead),
		facts: [],
	};
}

export type PostFacts = Pick<PostSummary, "title" | "cover" | "rubric" | "minutes">;

export function describePostPicture(
	{ title, cover, rubric, minutes }: PostFacts,
	{ locale, facts }: PictureSite,
): Picture {
	const t = translatorOf(locale);
	return {
		scene: "paper",
		planet: "sun",
		art: cover,
		brandRest: brandRestOf(facts),
		kicker: rubric.title,
		title,
		lead: "",
		facts: [t("discovery.picture.minutes", { count: minutes })],
	};
}

export type WebinarFacts = Pick<
	WebinarCard,
	"kind" | "title" | "short" | "planet" | "cover" | "phase" | "isCancelled" | "startsAt" | "zone"
>;

export function describeWebinarPicture(webinar: WebinarFacts, { locale, facts }: PictureSite): Picture {
	const t = translatorOf(locale);
	const { kind, title, short, planet, cover, phase, isCancelled, startsAt, zone } = webinar;
	const moment = { day: formatDay(startsAt, locale, zone), time: formatZonedTime(startsAt, locale, zone) };
	return {
		scene: "night",
		planet,
		art: cover,
		brandRest: brandRestOf(facts),
		kicker: t("discovery.picture.webinar", { kind }),
		title,
		lead: firstSentences(short),
		facts: isAhead(phase) && !isCancelled ? [t("discovery.picture.moment", moment)] : [],
	};
}
