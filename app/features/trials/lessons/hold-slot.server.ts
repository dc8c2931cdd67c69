import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { earliestStart } from "../../requests/pages/free-slot.server.ts";
import type { TrialRules } from "../trial-rules.ts";
import { findBookedLesson } from "./find-booked-lesson.server.ts";
import { findSlot, lockSlots } from "./lock-slots.server.ts";
import { lockTrialRequest } from "./lock-trial-request.server.ts";
import { mayChooseTime } from "./may-choose-time.ts";

export type HoldRefusal = "notFound" | "closed" | "slotTaken" | "tooLate";

type Hold = { readonly token: string; readonly slotId: string; readonly now: Date };

/**
 * Keeps one time for a visitor while he makes up his mind; whatever he held before is free again. Holding the same time again does not
 * make it longer. @returns until when.
 */
export async function holdSlot(
	db: Database,
	{ token, slotId, now }: Hold,
	rules: TrialRules,
): Promise<Result<Date, HoldRefusal>> {
	return inTransaction(db, async (transaction) => {
		const request = await lockTrialRequest(transaction, { token });
		if (!request) return fail("notFound");
		const isBooked = (await findBookedLesson(transaction, request.id)) !== undefined;
		if (!mayChooseTime({ status: request.status, isBooked })) return fail("closed");
		await lockSlots(transaction, { slotId, requestId: request.id });
		const slot = await findSlot(transaction, { slotId, request, now });
		// A time that has gone meanwhile was taken from the list for a reason: to the visitor it is taken.
		if (!slot?.isFree || !slot.isOffered) return fail("slotTaken");
		if (slot.startsAt < earliestStart(now, rules)) return fail("tooLate");
		const isMine = slot.heldFor === request.id && slot.heldUntil && slot.heldUntil > now;
		if (isMine && slot.heldUntil) return succeed(slot.heldUntil);
		const heldUntil = new Date(now.getTime() + rules.holdMinutes * MINUTE_MS);
		await transaction
			.updateTable("trialSlot")
			.set({ heldFor: null, heldUntil: null })
			.where("heldFor", "=", request.id)
			.execute();
		await transaction
			.updateTable("trialSlot")
			.set({ heldFor: request.id, heldUntil })
			.where("id", "=", slot.id)
			.execute();
		return succeed(heldUntil);
	});
}
