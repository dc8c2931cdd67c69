import { z } from "zod";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { requiredText, rowId, wholeNumber } from "../../staff/office/field-rules.ts";
import { type Action, ok, refuse } from "../../staff/office/resource.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { recordLessons } from "../orders/record-lessons.server.ts";
import { refreshPayments } from "../payment/refresh-payments.server.ts";
import { settleClosingReceipt } from "../receipts/settle-closing-receipt.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { declineRefund } from "../refunds/decline-refund.server.ts";
import { recordRefundGiven } from "../refunds/record-refund-given.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";

const reason = requiredText(500);
const key = z.string("required").regex(/^[\w-]{8,64}$/, "required");
const refundInput = z.object({
	/** Made by the screen for every opened form: sent again it is the same refund. */
	key,
	reason,
	/** Minor units; another sum than the formula's. */
	amount: wholeNumber(1).optional(),
	/** Minor units; documented costs that the formula takes off. */
	costs: wholeNumber(0).optional(),
});

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
	const refund: Action<z.infer<typeof refundInput>> = {
		schema: refundInput,
		async run(db, { id, input, staff }) {
			const asked = await requestRefund(db, { ...input, orderId: id, by: staff.name }, bankDeps);
			if (!asked.ok) return refuse(asked.code, asked.code === "refundTooLarge" ? "amount" : undefined);
			const carried = await carryOutRefund(db, { refundId: asked.value.refundId, by: staff.name }, bankDeps);
			return carried.ok ? ok : carried;
		},
	};
	const carryOut: Action<{ refundId: string }> = {
		schema: z.object({ refundId: rowId }),
		async run(db, { id, input, staff }) {
			if (!(await isRefundOf(db, id, input.refundId))) return refuse("refundUnknown");
			const carried = await carryOutRefund(db, { refundId: input.refundId, by: staff.name }, bankDeps);
			return carried.ok ? ok : carried;
		},
	};
	const decline: Action<{ refundId: string; reason: string }> = {
		schema: z.object({ refundId: rowId, reason }),
		async run(db, { id, input, staff }) {
			if (!(await isRefundOf(db, id, input.refundId))) return refuse("refundUnknown");
			return declineRefund(db, { ...input, by: staff.name }, bankDeps);
		},
	};
	const given: Action<{ refundId: string }> = {
		schema: z.object({ refundId: rowId }),
		async run(db, { id, input, staff }) {
			if (!(await isRefundOf(db, id, input.refundId))) return refuse("refundUnknown");
			return recordRefundGiven(db, { refundId: input.refundId, by: staff.name }, bankDeps);
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
		refund,
		"carry-out-refund": carryOut,
		"record-refund-given": given,
		"decline-refund": decline,
		lessons,
		"record-receipt": settleReceipt(true),
		"repeat-receipt": settleReceipt(false),
		"check-payment": checkPayment,
	};
}

async function isRefundOf(db: Parameters<Action["run"]>[0], orderId: string, refundId: string): Promise<boolean> {
	const row = await db
		.selectFrom("refund")
		.where("id", "=", refundId)
		.where("orderId", "=", orderId)
		.select("id")
		.executeTakeFirst();
	return row !== undefined;
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
