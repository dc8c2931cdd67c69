import type { Database } from "../../../database/open-database.server.ts";
import type { MediaFile } from "../../../database/page-types.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";

/** A picture as a text in one language shows it. */
export type PictureView = {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly files: readonly MediaFile[];
	readonly alt: string;
};

/** Pictures by their ids. */
export type Pictures = ReadonlyMap<string, PictureView>;

const PICTURE_LINE = /^::picture\{[^}\n]*?id="?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gm;

/** The pictures that a Markdown text shows. */
export async function listPictures(
	db: Database,
	markdown: string,
	{ locale, facts }: { locale: Locale; facts: Facts },
): Promise<Pictures> {
	const ids = [...markdown.matchAll(PICTURE_LINE)].flatMap(([, id]) => (id ? [id] : []));
	if (ids.length === 0) return new Map();
	const rows = await db
		.selectFrom("media")
		.where("id", "in", ids)
		.select(["id", "name", "width", "height", "files", "alt"])
		.execute();
	return new Map(rows.map(({ id, alt, ...picture }) => [id, { ...picture, alt: quoteFacts(alt[locale], facts) }]));
}
