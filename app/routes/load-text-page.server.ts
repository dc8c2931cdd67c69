import { getPage } from "../features/pages/get-page.server.ts";
import { type openDoor, pageNotFound } from "./open-door.server.ts";

type Door = Awaited<ReturnType<typeof openDoor>>;

type TextPageAddress = {
	readonly slug: string;
	readonly address: string;
	readonly noindex?: boolean;
	readonly itemprops?: boolean;
};

/** An editable page for its door, with its head; 404 where the language has none. `slug` is that of the table, `address` without the language. */
export async function loadTextPage(
	{ db, locale, facts, path }: Door,
	{ slug, address, noindex = false, itemprops = false }: TextPageAddress,
) {
	const page = await getPage(db, { slug, locale, facts, itemprops });
	if (!page) pageNotFound(path);
	const { title, description } = page.seo;
	return { page, head: { title, description, path: address, locales: page.locales, noindex } };
}
