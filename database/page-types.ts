import type { Generated } from "kysely";
import type { Locale } from "../app/shared/localized.ts";

export type PageTables = {
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
