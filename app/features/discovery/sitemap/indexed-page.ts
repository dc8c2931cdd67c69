import { LOCALES, type Locale } from "../../../shared/localized.ts";

/** A page that search engines may show, in one language. */
export type PageVersion = {
	/** Without the language, as its canonical address has it: `/blog?rubric=news`. */
	readonly path: string;
	readonly locale: Locale;
	/** When what the page says changed last. */
	readonly changedAt: Date;
};

/** A page with the languages that it exists in. */
export type IndexedPage = { readonly path: string; readonly changed: Readonly<Partial<Record<Locale, Date>>> };

/** Both languages at once: pages that are made of the interface and of lists. */
export function inEveryLanguage(path: string, changedAt: Date): PageVersion[] {
	return LOCALES.map((locale) => ({ path, locale, changedAt }));
}

/** The latest of the moments; undefined where there is none. */
export function latest(moments: readonly (Date | undefined)[]): Date | undefined {
	const known = moments.filter((moment) => moment !== undefined);
	return known.length > 0 ? new Date(Math.max(...known.map(Number))) : undefined;
}

/** Versions of one page brought together, in the order in which pages are first named. */
export function joinVersions(versions: readonly PageVersion[]): IndexedPage[] {
	const pages = new Map<string, Partial<Record<Locale, Date>>>();
	for (const { path, locale, changedAt } of versions) {
		pages.set(path, { ...pages.get(path), [locale]: changedAt });
	}
	return [...pages].map(([path, changed]) => ({ path, changed }));
}
