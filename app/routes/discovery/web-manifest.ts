import { manifestPath, writeManifest } from "../../features/discovery/write-manifest.ts";
import { LOCALE_SETTINGS } from "../../i18n/locales.ts";
import { THEME_COLOURS } from "../../layout/theme.ts";
import { LOCALES } from "../../shared/localized.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/web-manifest";

/** The manifest of the language that the name of the file has; kept by browsers for an hour, as icons are. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { settings, path } = door;
	const locale = LOCALES.find((code) => manifestPath(code) === path) ?? pageNotFound(door);
	const { dir } = LOCALE_SETTINGS[locale];
	return new Response(writeManifest({ locale, school: settings.school[locale], dir, colour: THEME_COLOURS.light }), {
		headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
	});
}
