import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import { day, requiredText, rowId, wholeNumber } from "../../../records/field-rules.ts";
import type { Action } from "../../../records/resource.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { refreshPayments } from "../attempts/refresh-payments.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { chooseStart } from "../orders/choose-start.server.ts";
import { endLine } from "../orders/end-line.server.ts";
import { recordLessons } from "../orders/record-lessons.server.ts";
import { receiptActions } from "./receipt-actions.server.ts";
import { refundActions } from "./refund-actions.server.ts";

const reason = requiredText(500);

/** What staff do with an order; each calls the verb that the site calls, or that was made for staff. */
export function orderActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	return {
		resend: defineAction({
			run: (db, { id }) =>
				inTransaction(db, async (transaction) => {
					await bankDeps.messages.repeatLetter(transaction, id);
					return succeed();
				}),
		}),
		cancel: defineAction({
			schema: z.object({ reason }),
			run: (db, { id, input, staff }) => cancelOrder(db, { ...input, orderId: id, by: staff.name }, bankDeps),
		}),
		...refundActions(bankDeps),
		...lineActions(bankDeps),
		...receiptActions((orderId) => ({ orderId, invoiceId: null }), bankDeps),
		"check-payment": defineAction({
			async run(db, { id }) {
				const order = await db.selectFrom("courseOrder").where("id", "=", id).select("token").executeTakeFirst();
				if (!order) return fail("orderUnknown");
				await refreshPayments(db, { orderToken: order.token }, bankDeps);
				return succeed();
			},
		}),
	};
}

/** What is done with one line of an order. */
function lineActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	return {
		"choose-start": defineAction({
			schema: z.object({ lineId: rowId, startId: rowId }),
			fields: { startUnknown: "startId", startClosed: "startId", startFull: "startId" },
			run: (db, { id, input, staff }) => chooseStart(db, { ...input, orderId: id, by: staff.name }, bankDeps),
		}),
		lessons: defineAction({
			schema: z.object({ lineId: rowId, taken: wholeNumber(0, 1000) }),
			async run(db, { id, input, staff }) {
				if (!(await isLineOf(db, id, input.lineId))) return fail("lineUnknown");
				const recorded = await recordLessons(db, { ...input, by: staff.name }, bankDeps);
				return recorded.ok ? recorded : fail(recorded.code, "taken");
			},
		}),
		"end-line": defineAction({
			schema: z.object({ lineId: rowId, day, reason }),
			fields: { dayAhead: "day", dayTooEarly: "day" },
			async run(db, { id, input, staff }) {
				const ended = await endLine(db, { ...input, orderId: id, by: staff.name }, bankDeps);
				// What a code is about goes with a field alone.
				return !ended.ok && ended.code.startsWith("refundDue:") ? fail(ended.code, "lineId") : ended;
			},
		}),
	};
}

async function isLineOf(db: Database, orderId: string, lineId: string): Promise<boolean> {
	const row = await db
		.selectFrom("courseOrderLine")
		.where("id", "=", lineId)
		.where("orderId", "=", orderId)
		.select("id")
		.executeTakeFirst();
	return row !== undefined;
}
