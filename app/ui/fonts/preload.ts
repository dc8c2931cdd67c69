import geologicaCyrillic from "@fontsource-variable/geologica/files/geologica-cyrillic-slnt-normal.woff2?url";
import geologicaLatin from "@fontsource-variable/geologica/files/geologica-latin-slnt-normal.woff2?url";
import onestCyrillic from "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url";
import onestLatin from "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url";

const preloads = {
	ru: [geologicaCyrillic, onestCyrillic],
	en: [geologicaLatin, onestLatin],
};

/** Addresses of the two fonts the first screen of a language needs; for `<link rel="preload" as="font" crossorigin>`. */
export function fontPreloads(locale: "ru" | "en"): string[] {
	return preloads[locale];
}
