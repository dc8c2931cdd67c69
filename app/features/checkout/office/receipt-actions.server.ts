import { z } from "zod";
import { defineAction } from "../../../records/define-action.server.ts";
import { rowId } from "../../../records/field-rules.ts";
import type { Action } from "../../../records/resource.ts";
import type { BankDeps } from "../checkout-deps.ts";
import type { Payable } from "../ledger/is-of-payable.server.ts";
import { settleClosingReceipt } from "../receipts/settle-closing-receipt.server.ts";

/** What staff say of a closing receipt whose confirmation was lost, by the id of what was paid for: it went out, or goes out anew. */
export function receiptActions(
	payableOf: (id: string) => Payable,
	bankDeps: BankDeps,
): Readonly<Record<string, Action>> {
	const settle = (hasGone: boolean) =>
		defineAction({
			schema: z.object({ paymentId: rowId }),
			run: (db, { id, input, staff }) =>
				settleClosingReceipt(db, { ...input, ...payableOf(id), hasGone, by: staff.name }, bankDeps),
		});
	return { "record-receipt": settle(true), "repeat-receipt": settle(false) };
}
