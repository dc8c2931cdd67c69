import type { Database } from "../../../database/open-database.server.ts";
import { freezeDeeply } from "../../shared/freeze-deeply.ts";
import { quoteInSettings } from "./quote-in-settings.ts";
import { type SiteSettings, siteSettingsSchema } from "./site-settings.ts";

/**
 * What was made of rows that cannot change: pages are made from the same rows many times (`server/pages/content-cache.ts`). All rows are
 * read at once, so the first one tells them from those of another reading.
 */
const madeOfFrozen = new WeakMap<object, SiteSettings>();

/**
 * All settings of the school, with its figures in the sentences that quote them. They may be shared with others, and are frozen then.
 * @throws ZodError when the table holds something that is no setting: a bug of whoever wrote it.
 */
export async function getSiteSettings(db: Database): Promise<SiteSettings> {
	const rows = await db.selectFrom("setting").select(["key", "value"]).execute();
	const [first] = rows;
	const known = first && madeOfFrozen.get(first);
	if (known) return known;
	const settings = quoteInSettings(
		siteSettingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value.is]))),
	);
	if (first && Object.isFrozen(first)) {
		freezeDeeply(settings);
		madeOfFrozen.set(first, settings);
	}
	return settings;
}
