import type { Database } from "../../../database/open-database.server.ts";
import { quoteInSettings } from "./quote-in-settings.ts";
import { type SiteSettings, siteSettingsSchema } from "./site-settings.ts";

/**
 * All settings of the school, with its figures in the sentences that quote them.
 * @throws ZodError when the table holds something that is no setting: a bug of whoever wrote it.
 */
export async function getSiteSettings(db: Database): Promise<SiteSettings> {
	const rows = await db.selectFrom("setting").select(["key", "value"]).execute();
	return quoteInSettings(siteSettingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value.is]))));
}
