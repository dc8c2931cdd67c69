import { createTranslator } from "use-intl/core";
import { breadcrumbJsonLd } from "../../features/catalog/course-json-ld.ts";
import { getWebinar } from "../../features/webinars/get-webinar.server.ts";
import { getWebinarForm } from "../../features/webinars/get-webinar-form.server.ts";
import { webinarJsonLd } from "../../features/webinars/webinar-json-ld.ts";
import { wordsOf } from "../../i18n/word-shelves.ts";
import { LOCALES } from "../../shared/localized.ts";
import { openDoor, pageNotFound } from "../open-door.server.ts";
import type { LoadedHead } from "../page-meta.ts";

type DoorArgs = Parameters<typeof openDoor>[0];

/** What every door of a webinar loads. @throws Response 404 when there is no such webinar. */
export async function openWebinar(args: DoorArgs, slug: string) {
	const { db, locale, now, settings, siteUrl, lifetime, path, view } = await openDoor(args);
	const found = await getWebinar(db, { slug, locale, now, months: view.months });
	if (!found) pageNotFound(path);
	const { webinar } = found;
	const form = await getWebinarForm(db, { webinar, locale, now, settings });
	lifetime.until(...found.changesAt, form?.promiseUntil);
	const t = createTranslator({ locale, messages: wordsOf(locale), namespace: "webinars.crumbs" });
	const site = { siteUrl, siteName: settings.school[locale], locale };
	const crumbs = [
		{ label: t("home"), path: "/" },
		{ label: t("list"), path: "/webinars" },
		{ label: webinar.title, path: webinar.path },
	];
	const head: LoadedHead = {
		title: webinar.seo.title,
		description: webinar.seo.description,
		path: webinar.path,
		locales: LOCALES,
		jsonLd: [webinarJsonLd(webinar, site), breadcrumbJsonLd(crumbs, site)],
	};
	return { webinar, form, madeAt: now, head };
}
