import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { localizePath } from "./i18n/locales.ts";
import { LOCALES, type Locale } from "./shared/localized.ts";

type DoorId = (name: string) => { readonly id: string };

/**
 * The floor plan: every address of the site on one page, mounted once for each language. Where several addresses share a door, it finds its
 * page by the path (`pageAt`) and draws it under a `key` of its own: the router would keep what is open or typed between two of them.
 */
function doors(locale: Locale): RouteConfigEntry[] {
	const id: DoorId = (name) => ({ id: `${locale}:${name}` });
	return [
		index("routes/home/home.tsx", id("home")),
		...choosing(id),
		...asking(id),
		...buying(id),
		...reading(id),
		...school(id),
		route(":category", "routes/catalog/category.tsx", id("category")),
		route(":category/:course", "routes/catalog/course.tsx", id("course")),
		route("*", "routes/lost/lost.tsx", id("lost")),
	];
}

/** Courses: found, compared, judged. */
function choosing(id: DoorId): RouteConfigEntry[] {
	return [
		route("children", "routes/catalog/audience.tsx", id("children")),
		route("basic", "routes/catalog/audience.tsx", id("basic")),
		route("roblox-course", "routes/catalog/roblox-course.tsx", id("roblox-course")),
		route("roblox-groups", "routes/catalog/roblox-groups.tsx", id("roblox-groups")),
		route("compare", "routes/catalog/compare.tsx", id("compare")),
		route("reviews", "routes/catalog/reviews.tsx", id("reviews")),
		route("faq", "routes/catalog/faq.tsx", id("faq")),
		route("c/:course", "routes/catalog/course.tsx", id("course-by-slug")),
	];
}

/** What a visitor leaves a name for: requests, trial lessons, the quiz, guides. */
function asking(id: DoorId): RouteConfigEntry[] {
	return [
		route("request", "routes/requests/request.tsx", id("request")),
		route("request/submit", "routes/requests/submit.ts", id("request-submit")),
		route("request/already", "routes/requests/already.tsx", id("request-already")),
		route("request/sent/:token", "routes/requests/sent.tsx", id("request-sent")),
		route("trial/:token", "routes/trials/trial.tsx", id("trial")),
		route("trial/:token/trial.ics", "routes/trials/trial-calendar.ts", id("trial-calendar")),
		route("my/:token", "routes/requests/my-data.tsx", id("my-data")),
		route("quiz_child_podhod", "routes/quiz/quiz.tsx", id("quiz")),
		route("quiz_child_podhod/submit", "routes/quiz/submit.ts", id("quiz-submit")),
		route("quiz_child_podhod/result/:token", "routes/quiz/saved-result.tsx", id("quiz-result")),
		route("guide", "routes/guides/guide.tsx", id("guide")),
		route("guide/file/:key", "routes/guides/guide-file.ts", id("guide-file")),
		route("chatgpt-income", "routes/guides/guide.tsx", id("chatgpt-income")),
	];
}

/** From the price to the order, and help with money. */
function buying(id: DoorId): RouteConfigEntry[] {
	return [
		route("oplata", "routes/checkout/oplata.tsx", id("oplata")),
		route("sber", "routes/checkout/lender.tsx", id("sber")),
		route("t-bank", "routes/checkout/lender.tsx", id("t-bank")),
		route("order/:token", "routes/checkout/order.tsx", id("order")),
		route("order/:token/refund", "routes/checkout/order-refund.tsx", id("order-refund")),
		route("pay", "routes/checkout/pay.tsx", id("pay")),
		route("basket", "routes/checkout/basket.tsx", id("basket")),
		route("checkout", "routes/checkout/checkout.tsx", id("checkout")),
		route("tax", "routes/money-help/tax.tsx", id("tax")),
		route("capital", "routes/money-help/capital.tsx", id("capital")),
	];
}

/** What is read and watched. */
function reading(id: DoorId): RouteConfigEntry[] {
	return [
		route("blog", "routes/blog/blog.tsx", id("blog")),
		route("blog/rss.xml", "routes/blog/feed.ts", id("blog-feed")),
		route("blog/unsubscribe/:token", "routes/blog/unsubscribe.tsx", id("blog-unsubscribe")),
		route("blog/:slug", "routes/blog/post.tsx", id("blog-post")),
		route("blog/:slug/views", "routes/blog/views.ts", id("blog-views")),
		route("webinars", "routes/webinars/webinars.tsx", id("webinars")),
		route("webinars.ics", "routes/webinars/calendar.ts", id("webinars-calendar")),
		route("webinars/joined/:token", "routes/webinars/joined.tsx", id("webinar-joined")),
		route("webinars/joined/:token/webinar.ics", "routes/webinars/joined-calendar.ts", id("webinar-joined-calendar")),
		route("webinars/:slug", "routes/webinars/webinar.tsx", id("webinar")),
		route("webinars/:slug/submit", "routes/webinars/submit.ts", id("webinar-submit")),
		route("search", "routes/search/search.tsx", id("search")),
	];
}

/** The school itself: its pages, promotions and documents. */
function school(id: DoorId): RouteConfigEntry[] {
	return [
		route("contacts", "routes/pages/contacts.tsx", id("contacts")),
		route("about", "routes/pages/about.tsx", id("about")),
		route("licence", "routes/school/licence.tsx", id("licence")),
		route("requisites", "routes/school/requisites.tsx", id("requisites")),
		route("information", "routes/school/information.tsx", id("information")),
		route("sveden", "routes/school/sveden-start.ts", id("sveden-start")),
		route("sveden/:section", "routes/school/sveden.tsx", id("sveden")),
		route("join-it", "routes/landings/join-it.tsx", id("join-it")),
		route("new-landing", "routes/landings/new-landing.tsx", id("new-landing")),
		route("bonus", "routes/landings/bonus.tsx", id("bonus")),
		route("info/:topic", "routes/landings/info.tsx", id("info")),
		route("in-development", "routes/landings/in-development.tsx", id("in-development")),
		route("low-vision", "routes/school/low-vision.tsx", id("low-vision")),
		route("politica", "routes/pages/legal.tsx", id("politica")),
		route("personal-data", "routes/pages/legal.tsx", id("personal-data")),
		route("consent-ads", "routes/pages/legal.tsx", id("consent-ads")),
		route("offer-group", "routes/pages/legal.tsx", id("offer-group")),
		route("offer-individual", "routes/pages/legal.tsx", id("offer-individual")),
		route("cookies", "routes/pages/cookies.tsx", id("cookies")),
		route("404", "routes/lost/not-found.tsx", id("not-found")),
		route("ui", "routes/pages/ui.tsx", id("ui")),
	];
}

/** Addresses for robots. No browser navigates to them, so by their ids they stay out of what browsers are told of doors. */
const FOR_ROBOTS = [
	route("sitemap.xml", "routes/discovery/sitemap-index.ts", { id: "robots:sitemap-index" }),
	route("robots.txt", "routes/discovery/robots.ts", { id: "robots:rules" }),
	route("feeds/yandex-courses.xml", "routes/discovery/course-feed.ts", { id: "robots:course-feed" }),
	...LOCALES.flatMap((locale) => [
		route(`sitemap-${locale}.xml`, "routes/discovery/sitemap.ts", { id: `robots:sitemap-${locale}` }),
		route(`${locale}.webmanifest`, "routes/discovery/web-manifest.ts", { id: `robots:manifest-${locale}` }),
		route(localizePath("/og/:kind/:file", locale).slice(1), "routes/discovery/picture.ts", {
			id: `robots:picture-${locale}`,
		}),
		route(localizePath("/llms.txt", locale).slice(1), "routes/discovery/llms.ts", { id: `robots:llms-${locale}` }),
	]),
];

export default [
	...FOR_ROBOTS,
	...LOCALES.flatMap((locale) => (locale === "ru" ? doors(locale) : prefix(locale, doors(locale)))),
] satisfies RouteConfig;
