import { type RawBuilder, type SqlBool, sql } from "kysely";
import { nextPublication } from "../../../database/next-publication.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";

/** A text of a webinar is seen from its moment on, unless it is a draft. Names the columns of `webinar_text`. */
export function isVisibleWebinarText(now: Date): RawBuilder<SqlBool> {
	return sql<SqlBool>`(webinar_text.state <> 'draft' and (webinar_text.publish_at is null or webinar_text.publish_at <= ${now}))`;
}

/**
 * The language in which somebody who registered in one is told of the webinar, beside a query of `webinar`: his own, and where nothing
 * can be read in it any more the other one.
 */
export function localeForRegistered(own: RawBuilder<Locale>, now: Date): RawBuilder<Locale> {
	return sql<Locale>`(select webinar_text.locale from webinar_text where webinar_text.webinar_id = webinar.id
		order by ${isVisibleWebinarText(now)} desc, webinar_text.locale = ${own} desc limit 1)`;
}

/** The languages in which a webinar can be read now. */
export async function listWebinarLocales(db: Database, webinarId: string, now: Date): Promise<Locale[]> {
	const rows = await db
		.selectFrom("webinarText")
		.where("webinarId", "=", webinarId)
		.where(isVisibleWebinarText(now))
		.select("locale")
		.execute();
	return rows.map(({ locale }) => locale);
}

/** The next moment at which a text of a webinar appears by itself; undefined when none is scheduled. */
export function nextWebinarChange(db: Database, now: Date): Promise<Date | undefined> {
	return nextPublication(db, "webinarText", now);
}
