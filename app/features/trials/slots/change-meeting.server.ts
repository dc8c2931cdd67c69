import { type SqlBool, sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fallsInto, type PlannedWindow } from "./plan-slots.server.ts";

type NewMeeting = {
	readonly teacherId: string;
	/** The hours as they were and as they are: a lesson was booked in either. */
	readonly windows: readonly PlannedWindow[];
	readonly meetingUrl: string | null;
	readonly now: Date;
};

/**
 * Changes the meeting link of a teacher's times within some hours, and of the lessons booked then; past ones keep theirs. Call it before
 * `lockTimesOf`: booking and moving lock the time and the lesson first, in this order.
 */
export async function changeMeeting(
	db: Transaction<Schema>,
	{ teacherId, windows, meetingUrl, now }: NewMeeting,
): Promise<void> {
	const isNotOver = sql<SqlBool>`starts_at + minutes * interval '1 minute' > ${now}`;
	const idsOf = (rows: readonly { readonly id: string; readonly startsAt: Date }[]) =>
		rows.filter(({ startsAt }) => windows.some((window) => fallsInto(startsAt, window))).map(({ id }) => id);
	const slots = await db
		.selectFrom("trialSlot")
		.where("teacherId", "=", teacherId)
		.where(isNotOver)
		.orderBy("id")
		.select(["id", "startsAt"])
		.forUpdate()
		.execute();
	await db
		.updateTable("trialSlot")
		.set({ meetingUrl })
		.where(sql<SqlBool>`id = any(${idsOf(slots)}::uuid[])`)
		.execute();
	const lessons = await db
		.selectFrom("trialBooking")
		.where("teacherId", "=", teacherId)
		.where("status", "=", "booked")
		.where(isNotOver)
		.orderBy("id")
		.select(["id", "startsAt"])
		.forUpdate()
		.execute();
	await db
		.updateTable("trialBooking")
		.set({ meetingUrl, ...raised(now) })
		.where(sql<SqlBool>`id = any(${idsOf(lessons)}::uuid[])`)
		.execute();
}
