import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import type { Locale } from "../../shared/localized.ts";

/** Where the manifest of a language is: `/ru.webmanifest`. */
export function manifestPath(locale: Locale): string {
	return `/${locale}.webmanifest`;
}

type ManifestInput = {
	readonly locale: Locale;
	/** The school's name in that language. */
	readonly school: string;
	readonly dir: "ltr" | "rtl";
	/** The ground of the light theme. */
	readonly colour: string;
};

/**
 * What a device needs to keep the site among its applications (W3C, Web Application Manifest). Addresses are relative to the manifest, so
 * they hold below every base path.
 */
export function writeManifest({ locale, school, dir, colour }: ManifestInput): string {
	const t = translatorOf(locale, "discovery.manifest");
	const home = `.${localizePath("/", locale)}`;
	const manifest = {
		name: t("name", { school }),
		short_name: school,
		description: t("description"),
		lang: locale,
		dir,
		id: home,
		start_url: home,
		scope: "./",
		display: "browser",
		background_color: colour,
		theme_color: colour,
		icons: [
			{ src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "icon-512.png", sizes: "512x512", type: "image/png" },
		],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
