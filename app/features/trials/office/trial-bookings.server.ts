import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import { instant, rowId, wholeNumber } from "../../../records/field-rules.ts";
import type { Action, Resource } from "../../../records/resource.ts";
import { readRows } from "../../../records/row-version.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { TRIAL_OUTCOMES } from "../../../shared/trial-states.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { type BookDeps, bookSlotIn } from "../lessons/book-slot.server.ts";
import type { BookingMessages } from "../lessons/booking-messages.ts";
import { cancelBookingIn } from "../lessons/cancel-booking.server.ts";
import { lockTrialRequest } from "../lessons/lock-trial-request.server.ts";
import { recordOutcome } from "../lessons/record-outcome.server.ts";
import { trialRules } from "../trial-rules.ts";
import { isOwnTeacher } from "./own-teacher.ts";
import { TRIAL_BOOKING_LIST } from "./trial-booking-list.ts";

/** A lesson that staff book: for which request, when and with whom. */
const bookingSchema = z.object({ requestNumber: wholeNumber(1), slotId: rowId });
/** When the lesson begins according to the screen; if it begins at another time by now, nothing is done and staff are told. */
const shownStart = instant.optional();
const moveSchema = z.object({ slotId: rowId, startsAt: shownStart });
const cancelSchema = z.object({ reason: z.string().trim().max(300, "tooLong").optional(), startsAt: shownStart });
const outcomeSchema = z.object({
	outcome: z.enum(TRIAL_OUTCOMES, "required"),
	note: z.string().trim().max(2000, "tooLong").nullish(),
});

type BookingRecord = { readonly teacherId: string; readonly requestId: string };

/** Trial lessons: booked for a request, moved, called off, and what came of them. */
export function createTrialBookingResource(
	messages: BookingMessages,
): Resource<z.infer<typeof bookingSchema>, BookingRecord> {
	const depsOf = async (db: Database) => ({ rules: trialRules(await getSiteSettings(db)), messages });
	return {
		name: "trial-bookings",
		schema: bookingSchema,
		isContent: false,
		privateFields: ["name", "childAge", "wishes", "visitorZone", "outcomeNote", "cancelReason"],
		list: TRIAL_BOOKING_LIST,
		lock: async () => undefined,
		read: readRows(readBookings),
		isOwn: isOwnTeacher,
		async create(transaction, { requestNumber, slotId }, { staff, now }): Promise<Result<string>> {
			const request = await transaction
				.selectFrom("contactRequest")
				.where("number", "=", requestNumber)
				.select("id")
				.executeTakeFirst();
			if (!request) return fail("unknown", "requestNumber");
			const wish = { key: { requestId: request.id }, slotId, by: staff.id, now };
			const placed = await bookSlotIn(transaction, wish, await depsOf(transaction));
			if (!placed.ok) return placed.code === "slotTaken" ? fail(placed.code, "slotId") : fail(placed.code);
			// A lesson ahead is moved on its own page, where it can be seen.
			return placed.value.news === "booked" ? succeed(placed.value.bookingId) : fail("alreadyBooked", "requestNumber");
		},
		actions: bookingActions(depsOf),
	};
}

type DepsOf = (db: Database) => Promise<BookDeps>;

function bookingActions(depsOf: DepsOf): Readonly<Record<string, Action>> {
	return {
		move: defineAction({
			schema: moveSchema,
			fields: { slotTaken: "slotId" },
			run: (db, { id, input, staff, now }) =>
				inTransaction(db, async (transaction) => {
					const shown = await lockShown(transaction, { id, startsAt: input.startsAt });
					if (!shown.ok) return shown;
					const wish = { key: { requestId: shown.value }, slotId: input.slotId, by: staff.id, now };
					const moved = await bookSlotIn(transaction, wish, await depsOf(transaction));
					return moved.ok ? succeed() : moved;
				}),
		}),
		cancel: defineAction({
			schema: cancelSchema,
			run: (db, { id, input, staff, now }) =>
				inTransaction(db, async (transaction) => {
					const shown = await lockShown(transaction, { id, startsAt: input.startsAt });
					if (!shown.ok) return shown;
					const cancellation = { key: { requestId: shown.value }, by: staff.id, reason: input.reason, now };
					const done = await cancelBookingIn(transaction, cancellation, await depsOf(transaction));
					return done.ok ? succeed() : fail("notBooked");
				}),
		}),
		outcome: defineAction({
			schema: outcomeSchema,
			run: (db, { id, input, staff, now }) =>
				recordOutcome(db, { bookingId: id, outcome: input.outcome, note: input.note ?? "", by: staff.id, now }),
		}),
	};
}

type Shown = { readonly id: string; readonly startsAt: string | undefined };

/** Locks the request of a lesson that is booked and has no outcome yet; from then on nobody else can move the lesson. */
async function lockShown(db: Transaction<Schema>, { id, startsAt }: Shown): Promise<Result<string>> {
	const lesson = db.selectFrom("trialBooking").where("id", "=", id).where("status", "=", "booked");
	const found = await lesson.select("requestId").executeTakeFirst();
	if (!found || !(await lockTrialRequest(db, found))) return fail("notBooked");
	const { requestId } = found;
	const present = await lesson.where("requestId", "=", requestId).select("startsAt").executeTakeFirst();
	if (!present) return fail("notBooked");
	const isShown = startsAt === undefined || present.startsAt.getTime() === Date.parse(startsAt);
	return isShown ? succeed(requestId) : fail("changed");
}

async function readBookings(db: Database, ids: readonly string[]) {
	const { from, columns } = TRIAL_BOOKING_LIST;
	const more = {
		slotId: sql`trial_booking.slot_id`,
		childAge: sql`contact_request.child_age`,
		wishes: sql`contact_request.message`,
		locale: sql`contact_request.locale`,
		meetingUrl: sql`trial_booking.meeting_url`,
		outcomeNote: sql`trial_booking.outcome_note`,
		bookedBy: sql`coalesce((select name from staff_user where staff_user.id = trial_booking.booked_by), trial_booking.booked_by)`,
		cancelledBy: sql`coalesce((select name from staff_user where staff_user.id = trial_booking.cancelled_by), trial_booking.cancelled_by)`,
		cancelledAt: sql`trial_booking.cancelled_at`,
		cancelReason: sql`trial_booking.cancel_reason`,
		version: sql`trial_booking.version`,
	};
	const selected = Object.entries({ ...columns, ...more }).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
	const { rows } = await sql<{ id: string; version: number; requestNumber: number; slotId: string } & BookingRecord>`
		select ${sql.join(selected)} from ${from} where trial_booking.id in (${sql.join(ids)})`.execute(db);
	return rows;
}
