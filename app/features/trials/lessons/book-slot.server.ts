import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { logBooking } from "../../requests/board/log-booking.server.ts";
import { isOpenState } from "../../requests/board/request-states.ts";
import { earliestStart } from "../../requests/pages/free-slot.server.ts";
import { keepAddress } from "../../requests/submitting/keep-address.server.ts";
import { refreshSlots } from "../slots/refresh-slots.server.ts";
import type { TrialRules } from "../trial-rules.ts";
import type { BookingMessages } from "./booking-messages.ts";
import { type BookedLesson, findBookedLesson } from "./find-booked-lesson.server.ts";
import { type FoundSlot, findSlot, lockSlots } from "./lock-slots.server.ts";
import { lockTrialRequest, type RequestKey, type TrialRequest } from "./lock-trial-request.server.ts";
import { mayChooseTime } from "./may-choose-time.ts";

export type BookRefusal = "notFound" | "closed" | "slotTaken" | "tooLate" | "begun";

export type Booked = { readonly bookingId: string; readonly news: "booked" | "moved" | "same" };

export type Wish = {
	/** The visitor's own secret; for staff, the request that they book for. */
	readonly key: RequestKey;
	readonly slotId: string;
	/** The IANA zone in which the visitor reads times; when absent, the known one. */
	readonly visitorZone?: string | undefined;
	/** The address for letters, from a visitor who has left none so far. */
	readonly email?: string | undefined;
	/** "visitor" or the id of a member of staff. */
	readonly by: string;
	readonly now: Date;
};

export type BookDeps = { readonly rules: TrialRules; readonly messages: BookingMessages };

/** {@link bookSlotIn} in a transaction of its own. */
export function bookSlot(db: Database, wish: Wish, deps: BookDeps): Promise<Result<Booked, BookRefusal>> {
	return inTransaction(db, (transaction) => bookSlotIn(transaction, wish, deps));
}

/**
 * Books a time for a request, or moves its lesson there, also for a won request; booking the same time twice books it once. A visitor needs
 * advance notice and a teacher of the course, staff need neither. An expired hold does no harm while nobody else has taken the time.
 */
export async function bookSlotIn(
	db: Transaction<Schema>,
	wish: Wish,
	deps: BookDeps,
): Promise<Result<Booked, BookRefusal>> {
	const request = await lockTrialRequest(db, wish.key);
	if (!request) return fail("notFound");
	const { id: requestId } = request;
	if (wish.by === "visitor" && (await hasHadLesson(db, requestId))) return fail("closed");
	await lockSlots(db, { slotId: wish.slotId, requestId });
	const present = await findBookedLesson(db, requestId);
	if (!mayChooseTime({ status: request.status, isBooked: present !== undefined })) return fail("closed");
	if (present?.slotId === wish.slotId) return succeed({ bookingId: present.id, news: "same" });
	const slot = await findSlot(db, { slotId: wish.slotId, request, now: wish.now });
	const refusal = refuse({ slot, present, wish, deps });
	if (refusal) return fail(refusal);
	if (!slot) return fail("slotTaken");
	const bookingId = await write(db, { request, slot, present, wish, zone: deps.rules.zone });
	if (wish.email && "token" in wish.key) await keepAddress(db, { token: wish.key.token, email: wish.email });
	const news = present ? "moved" : "booked";
	await deps.messages.write(db, news, bookingId);
	if (wish.by === "visitor") await deps.messages.tellStaff(db, news, bookingId);
	// The former time becomes free again only where it still follows from the teacher's week.
	if (present) await refreshSlots(db, { teacherId: present.teacherId, now: wish.now, rules: deps.rules });
	return succeed({ bookingId, news });
}

/** Each request has one trial lesson; a visitor who missed it may take another time. */
async function hasHadLesson(db: Transaction<Schema>, requestId: string): Promise<boolean> {
	const held = await db
		.selectFrom("trialBooking")
		.where("requestId", "=", requestId)
		.where("status", "=", "done")
		.where("outcome", "!=", "missed")
		.select("id")
		.executeTakeFirst();
	return held !== undefined;
}

type Case = { slot: FoundSlot | undefined; present: BookedLesson | undefined; wish: Wish; deps: BookDeps };

function refuse({ slot, present, wish, deps }: Case): BookRefusal | undefined {
	if (!slot?.isFree || slot.startsAt <= wish.now) return "slotTaken";
	if (wish.by !== "visitor") return undefined;
	if (present && present.startsAt <= wish.now) return "begun";
	if (!slot.isOffered) return "slotTaken";
	return slot.startsAt < earliestStart(wish.now, deps.rules) ? "tooLate" : undefined;
}

type Writing = { request: TrialRequest; slot: FoundSlot; present: BookedLesson | undefined; wish: Wish; zone: string };

async function write(db: Transaction<Schema>, { request, slot, present, wish, zone }: Writing): Promise<string> {
	const { by, now } = wish;
	const visitorZone = wish.visitorZone ?? request.visitorZone ?? zone;
	const { id: slotId, teacherId, startsAt, minutes, meetingUrl } = slot;
	const time = { slotId, teacherId, startsAt, minutes, meetingUrl, zone: slot.zone };
	const values = { ...time, visitorZone, bookedBy: by, bookedAt: now, updatedAt: now };
	const { id } = present
		? await db
				.updateTable("trialBooking")
				.set((column) => ({ ...values, version: column("version", "+", 1) }))
				.where("id", "=", present.id)
				.returning("id")
				.executeTakeFirstOrThrow()
		: await db
				.insertInto("trialBooking")
				.values({ ...values, requestId: request.id, createdAt: now })
				.returning("id")
				.executeTakeFirstOrThrow();
	await db
		.updateTable("trialSlot")
		.set({ heldFor: null, heldUntil: null })
		.where((where) => where.or([where("heldFor", "=", request.id), where("id", "=", slotId)]))
		.execute();
	const details = { trial: present ? "moved" : "booked", startsAt, before: present?.startsAt };
	// What is bought stays bought.
	const status = isOpenState(request.status) ? "trial_booked" : request.status;
	await logBooking(db, { request, status, details, by, now, visitorZone });
	return id;
}
