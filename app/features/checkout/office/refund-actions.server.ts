import { z } from "zod";
import { defineAction } from "../../../records/define-action.server.ts";
import { minorUnits, requiredText, rowId, wholeNumber } from "../../../records/field-rules.ts";
import type { Action } from "../../../records/resource.ts";
import { CURRENCIES } from "../../../shared/money.ts";
import { fail } from "../../../shared/result.ts";
import type { BankDeps } from "../checkout-deps.ts";
import type { Payable } from "../ledger/is-of-payable.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { declineRefund } from "../refunds/decline-refund.server.ts";
import { recordRefundGiven } from "../refunds/record-refund-given.server.ts";
import { requestInvoiceRefund } from "../refunds/request-invoice-refund.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";
import { isRefundOf } from "./is-refund-of.server.ts";

const orderOf = (orderId: string): Payable => ({ orderId, invoiceId: null });
const reason = requiredText(500);
const key = z.string("required").regex(/^[\w-]{8,64}$/, "required");
const refundInput = z.object({
	/** Made by the screen for every opened form: sent again it is the same refund. */
	key,
	reason,
	/** The sum that the form opened with, without costs; if it differs by now, staff are told and nothing is refunded. */
	expected: z.object({ minor: wholeNumber(0), currency: z.enum(CURRENCIES, "required") }).optional(),
	/** Minor units; another sum than the formula's. */
	amount: minorUnits(1).optional(),
	/** Minor units; documented costs that the formula takes off from now on, none where nothing was typed. */
	costs: minorUnits(0)
		.nullish()
		.transform((costs) => costs ?? 0),
});

/** What staff do with the refunds of an order, from asking for one to having given it. */
export function refundActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	return {
		refund: defineAction({
			schema: refundInput,
			fields: { refundTooLarge: "amount" },
			async run(db, { id, input, staff }) {
				const asked = await requestRefund(db, { ...input, orderId: id, by: staff.name }, bankDeps);
				if (!asked.ok) return asked;
				return carryOutRefund(db, { refundId: asked.value.refundId, by: staff.name }, bankDeps);
			},
		}),
		...decidingActions(orderOf, bankDeps),
	};
}

const invoiceRefundInput = z.object({
	key,
	reason,
	/** Minor units. */
	amount: minorUnits(1),
});

/** The same of an invoice without an order, whose refunds are of a sum that staff name. */
export function invoiceRefundActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	return {
		refund: defineAction({
			schema: invoiceRefundInput,
			fields: { refundTooLarge: "amount" },
			async run(db, { id, input, staff }) {
				const asked = await requestInvoiceRefund(db, { ...input, invoiceId: id, by: staff.name }, bankDeps);
				if (!asked.ok) return asked;
				return carryOutRefund(db, { refundId: asked.value.refundId, by: staff.name }, bankDeps);
			},
		}),
		...decidingActions((invoiceId) => ({ orderId: null, invoiceId }), bankDeps),
	};
}

/** What becomes of a refund that was asked for, or that failed: it is sent, was given at the bank's own office, or is not made. */
function decidingActions(payableOf: (id: string) => Payable, bankDeps: BankDeps): Readonly<Record<string, Action>> {
	return {
		"carry-out-refund": defineAction({
			schema: z.object({ refundId: rowId }),
			async run(db, { id, input, staff }) {
				if (!(await isRefundOf(db, payableOf(id), input.refundId))) return fail("refundUnknown");
				return carryOutRefund(db, { ...input, by: staff.name }, bankDeps);
			},
		}),
		"record-refund-given": defineAction({
			schema: z.object({ refundId: rowId }),
			async run(db, { id, input, staff }) {
				if (!(await isRefundOf(db, payableOf(id), input.refundId))) return fail("refundUnknown");
				return recordRefundGiven(db, { ...input, by: staff.name }, bankDeps);
			},
		}),
		"decline-refund": defineAction({
			schema: z.object({ refundId: rowId, reason }),
			async run(db, { id, input, staff }) {
				if (!(await isRefundOf(db, payableOf(id), input.refundId))) return fail("refundUnknown");
				return declineRefund(db, { ...input, by: staff.name }, bankDeps);
			},
		}),
	};
}
