import { defineAction } from "../../../records/define-action.server.ts";
import type { Action } from "../../../records/resource.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { cancelInvoice } from "../invoices/cancel-invoice.server.ts";
import { recordRendered } from "../invoices/record-rendered.server.ts";
import type { Payable } from "../ledger/is-of-payable.server.ts";
import { receiptActions } from "./receipt-actions.server.ts";
import { invoiceRefundActions } from "./refund-actions.server.ts";

const invoiceOf = (invoiceId: string): Payable => ({ orderId: null, invoiceId });

/** What staff do with an invoice. What goes back of one with an order, and its closing receipts, are the order's. */
export function invoiceActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	return {
		cancel: defineAction({ run: (db, { id }) => cancelInvoice(db, { invoiceId: id }, bankDeps) }),
		...invoiceRefundActions(bankDeps),
		"record-rendered": defineAction({ run: (db, { id }) => recordRendered(db, { invoiceId: id }, bankDeps) }),
		...receiptActions(invoiceOf, bankDeps),
	};
}
