import { data } from "react-router";
import { getGuideFile } from "../../features/guides/get-guide-file.server.ts";
import { GUIDE_PATHS } from "../../features/requests/guide-slugs.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { type DoorArgs, openDoor } from "../open-door.server.ts";
import { pageAt } from "../page-at.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";

/**
 * The page that offers the guide of its address; pages and size are read from the very file that is sent. Whoever has come by a link past
 * its term is told so, with 410.
 */
export async function loadGuide(args: DoorArgs) {
	const door = await openDoor(args);
	const { db, locale, path: address, facts, now, settings, query } = door;
	const isExpired = query.get("link") === "expired";
	const slug = pageAt(GUIDE_PATHS, door);
	const [text, file, form] = await Promise.all([
		loadTextPage(door, { slug: address.slice(1), address }),
		getGuideFile(db, { slug, locale, facts }),
		getRequestForm(db, { kind: "guide", guide: slug, locale, now, settings }),
	]);
	if (!file) pageNotFound(door);
	door.lifetime.until(form.validUntil);
	const { title, subtitle, pages, bytes } = file;
	const view = { ...text, form, isExpired, guide: { title, subtitle, pages, bytes: bytes.length } };
	return data(view, { status: isExpired ? 410 : 200 });
}
