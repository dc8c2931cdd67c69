import { redirect } from "react-router";
import { addressWebinarPicture } from "../../features/discovery/pictures/address-page-picture.server.ts";
import { findWebinarRedirect } from "../../features/webinars/find-webinar-redirect.server.ts";
import { getWebinar } from "../../features/webinars/get-webinar.server.ts";
import { getWebinarForm } from "../../features/webinars/get-webinar-form.server.ts";
import { webinarJsonLd } from "../../features/webinars/webinar-json-ld.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import { type Door, type DoorArgs, openDoor } from "../open-door.server.ts";
import type { LoadedHead } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";

/**
 * What every door of a webinar loads.
 * @throws Response 301 to the present address of a webinar that was renamed, 404 when the language has none of that name.
 */
export async function openWebinar(args: DoorArgs, slug: string) {
	const door = await openDoor(args);
	const { db, locale, now, settings, facts, site, lifetime, view } = door;
	const found = await getWebinar(db, { slug, locale, now, months: view.months, facts });
	if (!found) return leaveWebinar(door, slug);
	const { webinar } = found;
	const form = await getWebinarForm(db, { webinar, locale, now, settings });
	lifetime.until(...found.changesAt, form?.validUntil);
	const t = translatorOf(locale, "webinars.crumbs");
	const crumbs = crumbsJsonLd(
		door,
		{ label: t("list"), path: "/webinars" },
		{ label: webinar.title, path: webinar.path },
	);
	const picture = addressWebinarPicture(webinar, { locale, facts });
	const pictured = { ...site, picture: site.siteUrl + localizePath(picture.path, locale) };
	const head: LoadedHead = {
		title: webinar.seo.title,
		description: webinar.seo.description,
		path: webinar.path,
		locales: found.locales,
		picture,
		jsonLd: [webinarJsonLd(webinar, pictured), crumbs],
	};
	return { webinar, form, madeAt: now, head };
}

async function leaveWebinar({ db, locale, path }: Door, slug: string): Promise<never> {
	const present = await findWebinarRedirect(db, slug);
	if (!present) pageNotFound({ path, locale });
	throw redirect(localizePath(present, locale), 301);
}
