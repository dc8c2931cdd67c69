import { redirect } from "react-router";
import { getGuideFile } from "../../features/guides/get-guide-file.server.ts";
import { openGuide } from "../../features/guides/open-guide.server.ts";
import { GUIDE_PATHS } from "../../features/requests/guide-slugs.ts";
import { factsOf } from "../../features/settings/site-settings.ts";
import { localizePath } from "../../i18n/locales.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/guide-file";

/** The PDF behind the secret link of a letter; a link past its term leads to where a new one is asked for, which says so. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, now, settings } = door;
	const opened = await openGuide(db, { key: args.params.key, now });
	if (opened.state === "unknown") pageNotFound({ path: "/guide/file", locale: door.locale });
	const { slug, locale } = opened;
	const page = localizePath(GUIDE_PATHS[slug], locale);
	if (opened.state === "expired") return redirect(`${page}?link=expired`, 302);
	const file = await getGuideFile(db, { slug, locale, facts: factsOf(settings, locale) });
	if (!file) return redirect(page, 302);
	return new Response(new Uint8Array(file.bytes), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="${file.fileName}"`,
			"Cache-Control": "private, no-store",
			"X-Robots-Tag": "noindex",
		},
	});
}
