import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { Kept, Resource } from "../../../records/resource.ts";
import { readRows } from "../../../records/row-version.server.ts";
import type { SLOT_STATES } from "../../../shared/trial-states.ts";
import { ownTeacherScope } from "./own-teacher.ts";
import { SLOT_DATE, slotTitle, teacherName } from "./slot-title.server.ts";

const FROM = sql`trial_slot join teacher on teacher.id = trial_slot.teacher_id
	left join trial_booking on trial_booking.slot_id = trial_slot.id and trial_booking.status <> 'cancelled'
	left join contact_request on contact_request.id = trial_booking.request_id`;

const STATE = sql<(typeof SLOT_STATES)[number]>`case when trial_booking.id is not null then 'booked'
	when teacher.has_left or exists (select 1 from trial_time_off where trial_time_off.teacher_id = trial_slot.teacher_id
		and trial_time_off.starts_at < trial_slot.starts_at + trial_slot.minutes * interval '1 minute'
		and trial_time_off.ends_at > trial_slot.starts_at) then 'away'
	when trial_slot.held_for is not null and trial_slot.held_until > now() then 'held'
	else 'free' end`;

const COLUMNS = {
	id: sql`trial_slot.id`,
	teacherId: sql`trial_slot.teacher_id`,
	teacherRu: teacherName("ru"),
	teacherEn: teacherName("en"),
	titleRu: slotTitle("ru"),
	titleEn: slotTitle("en"),
	startsAt: sql`trial_slot.starts_at`,
	minutes: sql`trial_slot.minutes`,
	zone: sql`trial_slot.zone`,
	state: STATE,
	heldUntil: sql`case when trial_slot.held_until > now() then trial_slot.held_until end`,
	bookingId: sql`trial_booking.id`,
	name: sql`contact_request.name`,
};

type SlotRow = Kept & { readonly teacherId: string };

/** The times of trial lessons: free, held by a visitor, booked. They follow from the weeks of the teachers; nobody edits them. */
export function createTrialSlotResource(): Resource {
	return {
		name: "trial-slots",
		schema: z.object({}),
		isContent: false,
		list: {
			from: FROM,
			columns: COLUMNS,
			csv: { teacherId: "leftOut", bookingId: "leftOut", titleRu: "leftOut", titleEn: "leftOut", zone: "leftOut" },
			search: [COLUMNS.titleRu, COLUMNS.titleEn, SLOT_DATE],
			filters: {
				teacherId: byRowId(sql`trial_slot.teacher_id`),
				state: (state) => sql`${STATE} = ${state}`,
				when: (when) => (when === "past" ? sql`trial_slot.starts_at <= now()` : sql`trial_slot.starts_at > now()`),
				from: (from) => (isInstant(from) ? sql`trial_slot.starts_at >= ${from}::timestamptz` : undefined),
				until: (until) => (isInstant(until) ? sql`trial_slot.starts_at < ${until}::timestamptz` : undefined),
			},
			sorts: { startsAt: COLUMNS.startsAt },
			defaultSort: { by: "startsAt", order: "asc" },
			scope: ownTeacherScope(sql`trial_slot.teacher_id`),
		},
		lock: async () => undefined,
		read: readRows(readSlots),
		isOwn: (record, staff) => staff.role !== "teacher" || (record as SlotRow).teacherId === staff.teacherId,
	};
}

async function readSlots(db: Database, ids: readonly string[]): Promise<SlotRow[]> {
	const columns = Object.entries(COLUMNS).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
	const { rows } = await sql<SlotRow>`
		select ${sql.join(columns)}, 1 as version from ${FROM} where trial_slot.id in (${sql.join(ids)})`.execute(db);
	return rows;
}

function isInstant(text: string): boolean {
	return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
