import { getPage } from "../features/pages/get-page.server.ts";
import { crumbsJsonLd } from "./crumbs-json-ld.server.ts";
import type { Door } from "./open-door.server.ts";
import { pageNotFound } from "./page-not-found.server.ts";

type TextPageAddress = {
	readonly slug: string;
	readonly address: string;
	readonly noindex?: boolean;
	readonly itemprops?: boolean;
	/** Whether steps and a list are taken out of the text, to be shown separately. */
	readonly parts?: boolean;
	/** The pages between the home page and this one. */
	readonly above?: readonly { readonly label: string; readonly path: string }[];
};

/** An editable page for its door, with its head; 404 where the language has none. `slug` is that of the table, `address` without the language. */
export async function loadTextPage(
	door: Door,
	{ slug, address, noindex = false, itemprops = false, parts = false, above = [] }: TextPageAddress,
) {
	const { db, locale, now, facts } = door;
	const page = await getPage(db, { slug, locale, now, facts, itemprops, parts });
	if (!page) pageNotFound(door);
	const { title, description } = page.seo;
	const jsonLd = [crumbsJsonLd(door, ...above, { label: page.title, path: address })];
	return { page, head: { title, description, path: address, locales: page.locales, noindex, jsonLd } };
}
