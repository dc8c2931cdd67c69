import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";

/** Webinars as their form shows them; dates as ISO instants. */
export async function readWebinars(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("webinar")
		.where("webinar.id", "in", ids)
		.selectAll("webinar")
		.select(
			sql<string[]>`coalesce((select json_agg(teacher_id order by position) from webinar_speaker
				where webinar_speaker.webinar_id = webinar.id), '[]'::json)`.as("speakers"),
		)
		.execute();
	return rows.map(({ startsAt, replayFrom, replayUntil, createdAt: _made, text, ...kept }) => {
		const { stateRu, publishAtRu, stateEn, publishAtEn, ...row } = kept;
		return {
			...row,
			startsAt: startsAt.toISOString(),
			replayFrom: replayFrom?.toISOString() ?? null,
			replayUntil: replayUntil?.toISOString() ?? null,
			texts: {
				ru: stateRu && { state: stateRu, publishAt: publishAtRu?.toISOString() ?? null, ...text.ru },
				en: stateEn && { state: stateEn, publishAt: publishAtEn?.toISOString() ?? null, ...text.en },
			},
		};
	});
}
