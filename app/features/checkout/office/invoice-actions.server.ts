import { z } from "zod";
import { rowId } from "../../staff/office/field-rules.ts";
import { type Action, ok, refuse } from "../../staff/office/resource.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { cancelInvoice } from "../invoices/cancel-invoice.server.ts";
import { recordRendered } from "../invoices/record-rendered.server.ts";
import { settleClosingReceipt } from "../receipts/settle-closing-receipt.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";

/** What staff do with an invoice. What goes back of one with an order, and its closing receipts, are the order's. */
export function invoiceActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	const cancel: Action = {
		schema: z.object({}),
		async run(db, { id }) {
			const cancelled = await cancelInvoice(db, { invoiceId: id }, bankDeps);
			return cancelled.ok ? ok : refuse(cancelled.code);
		},
	};
	const carryOut: Action<{ refundId: string }> = {
		schema: z.object({ refundId: rowId }),
		async run(db, { id, input, staff }) {
			if (!(await isRefundOf(db, id, input.refundId))) return refuse("refundUnknown");
			const carried = await carryOutRefund(db, { ...input, by: staff.name }, bankDeps);
			return carried.ok ? ok : carried;
		},
	};
	const rendered: Action = {
		schema: z.object({}),
		async run(db, { id }) {
			const recorded = await recordRendered(db, { invoiceId: id }, bankDeps);
			return recorded.ok ? ok : refuse(recorded.code);
		},
	};
	const settleReceipt = (hasGone: boolean): Action<{ paymentId: string }> => ({
		schema: z.object({ paymentId: rowId }),
		run: (db, { id, input, staff }) =>
			settleClosingReceipt(db, { ...input, invoiceId: id, hasGone, by: staff.name }, bankDeps),
	});
	return {
		cancel,
		"carry-out-refund": carryOut,
		"record-rendered": rendered,
		"record-receipt": settleReceipt(true),
		"repeat-receipt": settleReceipt(false),
	};
}

async function isRefundOf(db: Parameters<Action["run"]>[0], invoiceId: string, refundId: string): Promise<boolean> {
	const row = await db
		.selectFrom("refund")
		.where("id", "=", refundId)
		.where("invoiceId", "=", invoiceId)
		.where("orderId", "is", null)
		.select("id")
		.executeTakeFirst();
	return row !== undefined;
}
