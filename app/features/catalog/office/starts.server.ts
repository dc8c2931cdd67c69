import { type SqlBool, sql } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import { readListed } from "../../../records/list-records.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { isGroupOf } from "../places/is-group-of.server.ts";
import { addStart, readStarts, saveStart } from "./save-start.server.ts";
import { type StartDocument, startSchema } from "./start-document.ts";

// The list is for reading: whether a hold has just run out is counted by the clock of the database.
const HELD = sql`(select count(*)::int from seat_hold where seat_hold.start_id = start.id and ${isHeldNow(sql<Date>`now()`)})`;
/** How many of those are held by requests and not taken over by an order. */
const HELD_BY_REQUESTS = sql`(select count(*)::int from seat_hold where seat_hold.start_id = start.id
	and seat_hold.order_id is null and ${isHeldNow(sql<Date>`now()`)})`;

/** The tariffs that a group has its people from, its own first. */
function tariffsIn(locale: Locale) {
	return sql`(select string_agg(tariff.text->${sql.lit(locale)}->>'name', ', ' order by tariff.id = start.tariff_id desc, tariff.position)
		from tariff where ${isGroupOf(sql<Date>`now()`)})`;
}

/** Groups that the lessons of an order's line can be in. */
function isGroupOfLine(lineId: string) {
	return sql<SqlBool>`exists (select 1 from course_order_line line join tariff on tariff.id = line.tariff_id
		where line.id = ${lineId} and ${isGroupOf(sql<Date>`now()`)})`;
}

/** Dated groups: when they begin, who teaches, how many places there are. Taken places are counted by orders, not typed. */
export function createStartResource(): Resource<StartDocument> {
	return {
		name: "starts",
		schema: startSchema,
		isContent: true,
		// Once a group has begun, the repetition belongs to the next one: restored, or given a past date, this group would open that one
		// twice.
		dated: ["startsAt", "zone", "repeatDays"],
		list: START_LIST,
		lock: lockRow("start"),
		read: readRows(readStarts),
		readMany: readRows(readGroups),
		create: (transaction, start, { now }) => addStart(transaction, start, now),
		update: (transaction, { id, input }, { staff, now }) =>
			saveStart(transaction, { id, start: input, by: staff.name, now }),
		async remove(transaction, id) {
			const { rows } = await sql`
				select 1 from start where id = ${id} and seats_taken > 0 union all
				select 1 from course_order_line where start_id = ${id} union all
				select 1 from contact_request where start_id = ${id} union all
				select 1 from seat_hold where start_id = ${id} limit 1`.execute(transaction);
			// Somebody counts on it: it is closed or cancelled instead, and stays in their papers.
			if (rows.length > 0) return fail("inUse");
			await transaction.deleteFrom("start").where("id", "=", id).execute();
			return succeed();
		},
	};
}

/** Groups with their course and their places, which are not typed. */
async function readGroups(db: Database, ids: readonly string[]) {
	const [starts, listed] = [await readStarts(db, ids), await readListed(db, START_LIST, ids)];
	return starts.map((start) => ({ ...listed.get(start.id), ...start }));
}

const START_LIST: ListRule = {
	from: sql`start
		join course on course.id = start.course_id
		left join course_text ru on ru.course_id = course.id and ru.locale = 'ru'
		left join course_text en on en.course_id = course.id and en.locale = 'en'
		left join teacher on teacher.id = start.teacher_id`,
	columns: {
		id: sql`start.id`,
		startsAt: sql`start.starts_at`,
		zone: sql`start.zone`,
		courseId: sql`start.course_id`,
		courseRu: sql`coalesce(ru.title, en.title)`,
		courseEn: sql`coalesce(en.title, ru.title)`,
		tariffRu: tariffsIn("ru"),
		tariffEn: tariffsIn("en"),
		teacherRu: sql`teacher.text->'ru'->>'name'`,
		teacherEn: sql`teacher.text->'en'->>'name'`,
		seatsTotal: sql`start.seats_total`,
		seatsTaken: sql`start.seats_taken`,
		seatsHeld: HELD,
		heldByRequests: HELD_BY_REQUESTS,
		status: sql`start.status`,
	},
	csv: { courseId: "leftOut", startsAt: "zoned", heldByRequests: "leftOut" },
	search: [
		sql`course.slug`,
		sql`ru.title`,
		sql`en.title`,
		sql`teacher.text->'ru'->>'name'`,
		sql`teacher.text->'en'->>'name'`,
	],
	filters: {
		status: (status) => sql<SqlBool>`start.status = ${status}`,
		courseId: byRowId(sql`start.course_id`),
		teacherId: byRowId(sql`start.teacher_id`),
		orderLineId: byRowId(isGroupOfLine),
		when: (when) => {
			if (when === "coming") return sql<SqlBool>`start.starts_at > now()`;
			return when === "past" ? sql<SqlBool>`start.starts_at <= now()` : undefined;
		},
	},
	sorts: {
		startsAt: sql`start.starts_at`,
		courseRu: sql`coalesce(ru.title, en.title) collate "und-x-icu"`,
		courseEn: sql`coalesce(en.title, ru.title) collate "und-x-icu"`,
		seatsTotal: sql`start.seats_total`,
		status: sql`start.status`,
	},
	defaultSort: { by: "startsAt", order: "asc" },
};
