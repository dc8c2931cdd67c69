import { type SqlBool, sql } from "kysely";
import { followSlugs } from "../../../../database/follow-slugs.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { readRows } from "../../../records/row-version.server.ts";
import { byStateNow, stateNow } from "../../../records/text-state.server.ts";
import { inTextRows } from "../../../records/translation.server.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { IS_GONE_SPEAKER } from "../gone-speaker.server.ts";
import type { PlaceMessages } from "../registrations/place-messages.ts";
import type { RegistrationMessages } from "../registrations/registration-messages.ts";
import { lockWebinar } from "./lock-webinar.server.ts";
import { readWebinars } from "./read-webinars.server.ts";
import { type WebinarDocument, webinarSchema } from "./webinar-schema.ts";
import { createWebinar, updateWebinar } from "./write-webinar.server.ts";

/**
 * Webinars, with a state of its own for each language. A new date takes the registrations along, a webinar that is called off tells
 * everybody who registered.
 */
export function createWebinarResource(messages: RegistrationMessages & PlaceMessages): Resource<WebinarDocument> {
	return {
		name: "webinars",
		schema: webinarSchema,
		isContent: true,
		// The recording is that of its date, and whole or none: its address goes with its moments.
		dated: ["startsAt", "zone", "streamAddress", "repeatDays", "replayAddress", "replayFrom", "replayUntil"],
		async followRenames(db, webinar) {
			return { ...webinar, courses: await followSlugs(db, "course", webinar.courses) };
		},
		list: WEBINAR_LIST,
		translation: inTextRows({ records: sql`webinar`, texts: "webinar_text", key: "webinar_id" }),
		lock: lockWebinar,
		read: readRows(readWebinars),
		create: createWebinar,
		update: (transaction, change, acting) => updateWebinar(transaction, { ...change, now: acting.now }, messages),
		async remove(transaction, id) {
			const registered = await transaction
				.selectFrom("webinarRegistration")
				.where("webinarId", "=", id)
				.select("id")
				.limit(1)
				.executeTakeFirst();
			if (registered) return fail("inUse");
			await transaction.deleteFrom("webinar").where("id", "=", id).execute();
			return succeed();
		},
		preview: {
			async path(db, id) {
				const row = await db.selectFrom("webinar").where("id", "=", id).select("slug").executeTakeFirst();
				return row && `/webinars/${row.slug}`;
			},
			async publish(transaction, id, locale, now) {
				const [state, publishAt] = [sql.ref(`state_${locale}`), sql.ref(`publish_at_${locale}`)];
				// A language without a text has nothing to show.
				await sql`update webinar set status = 'published', ${publishAt} = least(${publishAt}, ${now}),
					${state} = case when ${state} is not null then 'published' end where id = ${id}`.execute(transaction);
			},
		},
	};
}

/** An upcoming webinar has a speaker who has left the school. */
const IS_SPEAKER_GONE = sql<SqlBool>`webinar.status = 'published' and exists (select 1
	from webinar_speaker join teacher on teacher.id = webinar_speaker.teacher_id
	where webinar_speaker.webinar_id = webinar.id and ${IS_GONE_SPEAKER})`;

const WEBINAR_LIST: ListRule = {
	from: sql`webinar
		left join webinar_text as ru on ru.webinar_id = webinar.id and ru.locale = 'ru'
		left join webinar_text as en on en.webinar_id = webinar.id and en.locale = 'en'`,
	columns: {
		id: sql`webinar.id`,
		slug: sql`webinar.slug`,
		titleRu: sql`ru.title`,
		titleEn: sql`en.title`,
		stateRu: stateNow("ru"),
		stateEn: stateNow("en"),
		status: sql`webinar.status`,
		startsAt: sql`webinar.starts_at`,
		zone: sql`webinar.zone`,
		seats: sql`webinar.seats`,
		registered: sql`(select count(*)::int from webinar_registration as one where one.webinar_id = webinar.id
			and one.starts_at = webinar.starts_at and one.cancelled_at is null)`,
		updatedAt: sql`webinar.updated_at`,
	},
	csv: { zone: "leftOut" },
	search: [sql`webinar.slug`, sql`ru.title`, sql`en.title`],
	filters: {
		status: (status) => sql`webinar.status = ${status}`,
		audience: (audience) => sql`webinar.audience = ${audience}`,
		speaker: (speaker) => (speaker === "gone" ? IS_SPEAKER_GONE : undefined),
		stateRu: byStateNow("ru"),
		stateEn: byStateNow("en"),
	},
	sorts: {
		startsAt: sql`webinar.starts_at`,
		titleRu: sql`ru.title collate "und-x-icu"`,
		titleEn: sql`en.title collate "und-x-icu"`,
		updatedAt: sql`webinar.updated_at`,
	},
	defaultSort: { by: "startsAt", order: "desc" },
};
