import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Locale, Localized } from "../app/shared/localized.ts";
import type { Seo, TextState } from "./catalog-types.ts";
import type { Day } from "./column-types.ts";

/** One of the files that a picture is kept as. */
export type MediaFile = {
	readonly width: number;
	readonly format: "avif" | "webp" | "jpeg" | "png";
	readonly bytes: number;
};

export type PageTables = {
	media: {
		id: Generated<string>;
		name: string;
		title: string;
		width: number;
		height: number;
		bytes: number;
		format: string;
		files: JSONColumnType<MediaFile[]>;
		alt: JSONColumnType<Localized<string>>;
		createdAt: ColumnType<Date, Date | string | undefined, never>;
		updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
		version: Generated<number>;
	};
	translationCheck: {
		resource: string;
		recordId: string;
		locale: Locale;
		checkedAt: ColumnType<Date, Date | string, Date | string>;
	};
	page: {
		slug: string;
		locale: Locale;
		state: Generated<TextState>;
		/** Null for a text that is older than the scheduling of texts. */
		publishAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
		title: string;
		lead: string;
		/** Markdown. */
		body: string;
		seo: JSONColumnType<Seo>;
		updatedAt: Generated<Date>;
		version: Generated<number>;
	};
	legalVersion: {
		id: Generated<string>;
		kind: string;
		locale: Locale;
		number: number;
		title: string;
		/** Markdown. */
		body: string;
		note: string;
		hash: string;
		validFrom: Day;
		createdAt: ColumnType<Date, Date | string | undefined, never>;
	};
	guide: {
		slug: string;
		locale: Locale;
		title: string;
		subtitle: string;
		/** Markdown. */
		body: string;
		updatedAt: Generated<Date>;
		version: Generated<number>;
	};
};
