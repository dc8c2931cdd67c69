import { z } from "zod";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { requiredText, rowId, wholeNumber } from "../../staff/office/field-rules.ts";
import { type Action, ok, refuse } from "../../staff/office/resource.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { chooseStart, type StartRefusal } from "../orders/choose-start.server.ts";
import { recordLessons } from "../orders/record-lessons.server.ts";
import { refreshPayments } from "../payment/refresh-payments.server.ts";
import { settleClosingReceipt } from "../receipts/settle-closing-receipt.server.ts";
import { refundActions } from "./refund-actions.server.ts";

const reason = requiredText(500);
/** Refusals that are about the group that was chosen. */
const OF_GROUP: ReadonlySet<StartRefusal> = new Set(["startUnknown", "startClosed", "startFull"]);

/** What staff do with an order; each calls the verb that the site calls, or that was made for staff. */
export function orderActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	const resend: Action = {
		schema: z.object({}),
		run: (db, { id }) =>
			inTransaction(db, async (transaction) => {
				await bankDeps.messages.repeatLetter(transaction, id);
				return ok;
			}),
	};
	const cancel: Action<{ reason: string }> = {
		schema: z.object({ reason }),
		run: (db, { id, input, staff }) => cancelOrder(db, { orderId: id, by: staff.name, reason: input.reason }, bankDeps),
	};
	const settleReceipt = (hasGone: boolean): Action<{ paymentId: string }> => ({
		schema: z.object({ paymentId: rowId }),
		run: (db, { id, input, staff }) =>
			settleClosingReceipt(db, { ...input, orderId: id, hasGone, by: staff.name }, bankDeps),
	});
	const checkPayment: Action = {
		schema: z.object({}),
		async run(db, { id }) {
			const order = await db.selectFrom("courseOrder").where("id", "=", id).select("token").executeTakeFirst();
			if (!order) return refuse("orderUnknown");
			await refreshPayments(db, { orderToken: order.token }, bankDeps);
			return ok;
		},
	};
	return {
		resend,
		cancel,
		...refundActions(bankDeps),
		...lineActions(bankDeps),
		"record-receipt": settleReceipt(true),
		"repeat-receipt": settleReceipt(false),
		"check-payment": checkPayment,
	};
}

/** What is done with one line of an order. */
function lineActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	const choose: Action<{ lineId: string; startId: string }> = {
		schema: z.object({ lineId: rowId, startId: rowId }),
		async run(db, { id, input, staff }) {
			const chosen = await chooseStart(db, { ...input, orderId: id, by: staff.name }, bankDeps);
			return chosen.ok || !OF_GROUP.has(chosen.code) ? chosen : refuse(chosen.code, "startId");
		},
	};
	const lessons: Action<{ lineId: string; taken: number }> = {
		schema: z.object({ lineId: rowId, taken: wholeNumber(0, 1000) }),
		async run(db, { id, input, staff }) {
			if (!(await isLineOf(db, id, input.lineId))) return refuse("lineUnknown");
			const recorded = await recordLessons(db, { ...input, by: staff.name }, bankDeps);
			return recorded.ok ? recorded : refuse(recorded.code, "taken");
		},
	};
	return { "choose-start": choose, lessons };
}

async function isLineOf(db: Parameters<Action["run"]>[0], orderId: string, lineId: string): Promise<boolean> {
	const row = await db
		.selectFrom("courseOrderLine")
		.where("id", "=", lineId)
		.where("orderId", "=", orderId)
		.select("id")
		.executeTakeFirst();
	return row !== undefined;
}
