import { SVEDEN_SECTIONS, svedenPage, svedenPath } from "./sveden-sections.ts";

const INFO = "info-";

/** The address of an editable page by its slug, without the language. */
export function pagePath(slug: string): string {
	const section = SVEDEN_SECTIONS.find((name) => svedenPage(name) === slug);
	if (section) return svedenPath(section);
	return slug.startsWith(INFO) ? `/info/${slug.slice(INFO.length)}` : `/${slug}`;
}
