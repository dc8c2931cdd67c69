import { defineAction } from "../../staff/office/define-action.server.ts";
import type { Action } from "../../staff/office/resource.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { cancelInvoice } from "../invoices/cancel-invoice.server.ts";
import { recordRendered } from "../invoices/record-rendered.server.ts";
import type { Owner } from "../receipts/settle-closing-receipt.server.ts";
import { receiptActions } from "./receipt-actions.server.ts";
import { carryOutAction } from "./refund-actions.server.ts";

const ownerOf = (invoiceId: string): Owner => ({ invoiceId });

/** What staff do with an invoice. What goes back of one with an order, and its closing receipts, are the order's. */
export function invoiceActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	return {
		cancel: defineAction({ run: (db, { id }) => cancelInvoice(db, { invoiceId: id }, bankDeps) }),
		"carry-out-refund": carryOutAction(ownerOf, bankDeps),
		"record-rendered": defineAction({ run: (db, { id }) => recordRendered(db, { invoiceId: id }, bankDeps) }),
		...receiptActions(ownerOf, bankDeps),
	};
}
