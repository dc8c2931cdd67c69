import type { RouterContextProvider } from "react-router";
import { nextPublication } from "../../database/next-publication.server.ts";
import type { Database } from "../../database/open-database.server.ts";
import { offeredBanks } from "../features/checkout/ways-to-pay/offered-banks.ts";
import { nextPageChange } from "../features/pages/visible-page.server.ts";
import { getSiteSettings } from "../features/settings/get-site-settings.server.ts";
import { factsOf } from "../features/settings/site-settings.ts";
import { siteUrlsOf } from "../i18n/locale-domains.ts";
import { localeFromPath, pathWithoutLocale } from "../i18n/locales.ts";
import { pageLifetimeContext, schoolContext, visitorContext } from "../request-context.server.ts";

export type DoorArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> };

/** What {@link openDoor} returns. */
export type Door = Awaited<ReturnType<typeof openDoor>>;

/** The answers of one request, as the root and the route of a page ask the same. */
const asked = new WeakMap<object, ReturnType<typeof askOnce>>();

function askOnce(db: Database, now: Date) {
	return Promise.all([getSiteSettings(db), nextPageChange(db, now), nextPublication(db, "courseText", now)]);
}

/**
 * What every loader and action begins with: the school's parts, the language and the path without it, the settings and the facts that
 * texts quote, and the lifetime of the page (name every moment at which it changes by itself).
 */
export async function openDoor({ url, context }: DoorArgs) {
	const school = context.get(schoolContext);
	const base = school.environment.BASE_PATH.slice(0, -1);
	const pathname = url.pathname.slice(base.length) || "/";
	const locale = localeFromPath(pathname);
	const now = school.clock.now();
	const answer = asked.get(context) ?? askOnce(school.db, now);
	asked.set(context, answer);
	const [settings, pageChange, courseChange] = await answer;
	const lifetime = context.get(pageLifetimeContext);
	// Editable texts stand on most pages, and whatever links to one shows whether it is there. A category stands in the menu from its
	// first course on.
	lifetime.until(pageChange, courseChange);
	const siteUrl = siteUrlsOf(school.environment)[locale];
	const banks = offeredBanks(school.banks, settings);
	return {
		...school,
		/** The banks of the payment types that are available now. */
		banks,
		takesForeignCards: banks.byType.has("card_foreign"),
		now,
		locale,
		settings,
		facts: factsOf(settings, locale),
		/** Of the site in this language: origin and base path, without a slash at its end. */
		siteUrl,
		/** The name of the site as machines read it. */
		site: { siteUrl, siteName: settings.school[locale], locale },
		/** Without the language: `/blog`. */
		path: pathWithoutLocale(pathname),
		query: url.searchParams,
		lifetime,
		visitor: context.get(visitorContext),
		/** What every function of the catalogue needs. */
		view: { locale, now, months: settings.facts.instalment_default.value },
	};
}
