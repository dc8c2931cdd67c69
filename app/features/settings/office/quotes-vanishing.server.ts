import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { getSiteSettings } from "../get-site-settings.server.ts";
import { factsOf } from "../site-settings.ts";
import type { SettingDocument } from "./setting-rules.ts";

/** Every table with texts that visitors read: all of them may quote figures of the school. */
export const QUOTING_TABLES = [
	"author",
	"category",
	"course_text",
	"faq_group",
	"faq_question",
	"guide",
	"legal_version",
	"media",
	"page",
	"post_text",
	"quiz",
	"review",
	"rubric",
	"tariff",
	"teacher",
	"webinar",
] as const;

/**
 * Whether a text, or another setting, quotes a figure that this value would take away: its page could not be shown then, or would show
 * the braces.
 */
export async function quotesVanishing(db: Transaction<Schema>, { key, value }: SettingDocument): Promise<boolean> {
	const settings = await getSiteSettings(db);
	const left = factsOf({ ...settings, [key]: value }, "ru");
	const names = Object.keys(factsOf(settings, "ru")).filter((name) => !Object.hasOwn(left, name));
	if (names.length === 0) return false;
	// A whole row is looked through as one text, so that no column can be forgotten.
	const quotation = `\\{\\{(${names.join("|")})[ }]`;
	const found = QUOTING_TABLES.map(
		(table) => sql`select 1 from ${sql.table(table)} as quoting where quoting::text ~ ${quotation}`,
	);
	const other = sql`select 1 from setting where key <> ${key} and value::text ~ ${quotation}`;
	const { rows } = await sql`${sql.join([...found, other], sql` union all `)} limit 1`.execute(db);
	return rows.length > 0;
}
