import { sql, type Transaction } from "kysely";
import { LOCKS, lockName } from "../../../../database/lock-name.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { DAY_MS, MINUTE_MS } from "../../../shared/durations.ts";
import { isUnclaimed } from "../../requests/pages/free-slot.server.ts";
import type { TrialRules } from "../trial-rules.ts";
import { type PlannedSlot, planSlots, type Span } from "./plan-slots.server.ts";

type Refresh = { readonly teacherId: string; readonly now: Date; readonly rules: TrialRules };

/**
 * Brings a teacher's free times in line with the windows and the time off: missing ones are written, those that no longer follow are
 * removed. Held and booked times stay, and nothing new overlaps them. Runs one at a time for each teacher.
 */
export async function refreshSlots(db: Transaction<Schema>, { teacherId, now, rules }: Refresh): Promise<void> {
	await lockTimesOf(db, teacherId);
	const planned = await plan(db, { teacherId, now, rules });
	await removeObsolete(db, { teacherId, now, planned, rules });
	const kept = await selectSpans(db, { teacherId, now });
	const fresh = planned.filter(({ startsAt }) => !kept.some((span) => touches(span, startsAt, rules.minutes)));
	if (fresh.length === 0) return;
	await db
		.insertInto("trialSlot")
		.values(fresh.map((slot) => ({ ...slot, teacherId, minutes: rules.minutes, createdAt: now })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Anybody who changes what a teacher's times follow from waits for others who are doing so. */
export async function lockTimesOf(db: Transaction<Schema>, teacherId: string): Promise<void> {
	await lockName(db, LOCKS.timesOfTeacher, teacherId);
}

async function plan(db: Transaction<Schema>, { teacherId, now, rules }: Refresh): Promise<PlannedSlot[]> {
	// Who has left the school gives no lessons, whatever his week was.
	const windows = await db
		.selectFrom("trialWindow")
		.innerJoin("teacher", "teacher.id", "trialWindow.teacherId")
		.where("teacherId", "=", teacherId)
		.where("teacher.hasLeft", "=", false)
		.select(["weekday", "fromTime", "toTime", "zone", "meetingUrl", "validFrom", "validTo"])
		.execute();
	const until = new Date(now.getTime() + rules.daysAhead * DAY_MS);
	const busy = await db
		.selectFrom("trialTimeOff")
		.where("teacherId", "=", teacherId)
		.where("endsAt", ">", now)
		.where("startsAt", "<", until)
		.select(["startsAt", "endsAt"])
		.execute();
	return planSlots({ windows, busy, minutes: rules.minutes, pauseMinutes: rules.pauseMinutes, from: now, until });
}

type Obsolete = Refresh & { readonly planned: readonly PlannedSlot[] };

async function removeObsolete(db: Transaction<Schema>, { teacherId, now, planned, rules }: Obsolete): Promise<void> {
	// A time that somebody is holding or booking right now is locked and left alone; the next run will do.
	const slots = await db
		.selectFrom("trialSlot")
		.where("teacherId", "=", teacherId)
		.where(isUnclaimed({ now }))
		.select(["id", "startsAt", "minutes", "zone", "meetingUrl"])
		.forUpdate()
		.skipLocked()
		.execute();
	const wanted = new Map(planned.map((slot) => [slot.startsAt.getTime(), slot]));
	const obsolete = slots.filter((slot) => {
		const match = wanted.get(slot.startsAt.getTime());
		const isSame = match && match.zone === slot.zone && match.meetingUrl === slot.meetingUrl;
		return !isSame || slot.minutes !== rules.minutes;
	});
	if (obsolete.length === 0) return;
	const ids = obsolete.map(({ id }) => id);
	await db.deleteFrom("trialSlot").where("id", "in", ids).where(isUnclaimed({ now })).execute();
}

/** Times that are there and not over, and lessons that are booked without one. */
async function selectSpans(
	db: Transaction<Schema>,
	{ teacherId, now }: Pick<Refresh, "teacherId" | "now">,
): Promise<Span[]> {
	const { rows } = await sql<Span>`
		select starts_at, starts_at + minutes * interval '1 minute' as ends_at from trial_slot
			where teacher_id = ${teacherId}::uuid and starts_at > ${new Date(now.getTime() - DAY_MS)}
		union all
		select starts_at, starts_at + minutes * interval '1 minute' from trial_booking
			where teacher_id = ${teacherId}::uuid and status = 'booked' and slot_id is null`.execute(db);
	return rows;
}

function touches(span: Span, startsAt: Date, minutes: number): boolean {
	return span.startsAt.getTime() < startsAt.getTime() + minutes * MINUTE_MS && startsAt < span.endsAt;
}
