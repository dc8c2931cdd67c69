import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Locale } from "../app/shared/localized.ts";
import type { Seo, TextState } from "./types.ts";

export type PageTables = {
	page: {
		slug: string;
		locale: Locale;
		state: Generated<TextState>;
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
		validFrom: ColumnType<Date | string, string, never>;
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
