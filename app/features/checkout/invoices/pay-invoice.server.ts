import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { money } from "../../../shared/money.ts";
import { fail } from "../../../shared/result.ts";
import type { PaymentType } from "../../payments/provider.ts";
import type { TargetResult } from "../attempts/open-attempt.server.ts";
import { invoiceTarget } from "../attempts/payment-target.server.ts";
import { runAttempt, type StartedPayment } from "../attempts/run-attempt.server.ts";
import { isAuthorized } from "../attempts/shut-pages.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { isLostUnpaid, owedSum } from "../ledger/order-sums.server.ts";
import { nextInvoiceSum } from "../rules/invoice-parts.ts";
import { isIn, PAID_STATES, PAYABLE_STATES } from "../rules/order-state.ts";
import { isInstalmentType } from "../rules/payment-terms.ts";
import { findInvoice, type InvoiceKey } from "./find-invoice.server.ts";

export type InvoicePayment = InvoiceKey & {
	readonly paymentType: PaymentType;
	/** Everything that is left instead of the next part. */
	readonly isWhole?: boolean;
	/** The sum that the page named, in minor units; if another one is due by now, no bank is asked for anything. */
	readonly expected?: number | undefined;
	/** All that was left of the invoice on that page: parts of one size can be told apart by nothing else. */
	readonly expectedLeft?: number | undefined;
};

/** Brings the payer of an invoice to the bank, for its next part or for all of it. Invoices are paid by card. */
export async function payInvoice(db: Database, payment: InvoicePayment, deps: BankDeps): Promise<StartedPayment> {
	const invoice = await findInvoice(db, payment);
	if (!invoice) return fail("invoiceUnknown");
	const { paymentType, isWhole = false, expected, expectedLeft } = payment;
	if (isInstalmentType(paymentType)) return fail("paymentTypeNotOffered");
	const question = { invoiceId: invoice.id, isWhole, expected, expectedLeft };
	const findTarget = (transaction: Transaction<Schema>) => findInvoiceTarget(transaction, question, deps);
	return runAttempt(db, { findTarget, paymentType, months: null }, deps);
}

type InvoiceQuestion = {
	readonly invoiceId: string;
	readonly isWhole: boolean;
	readonly expected: number | undefined;
	readonly expectedLeft: number | undefined;
};

async function findInvoiceTarget(
	db: Transaction<Schema>,
	{ invoiceId, isWhole, expected, expectedLeft }: InvoiceQuestion,
	deps: BankDeps,
): Promise<TargetResult> {
	const known = await db.selectFrom("invoice").where("id", "=", invoiceId).select("orderId").executeTakeFirst();
	const order = known?.orderId ? await lockOrder(db, known.orderId) : undefined;
	const invoice = await db
		.selectFrom("invoice")
		.where("id", "=", invoiceId)
		.selectAll()
		.forNoKeyUpdate()
		.executeTakeFirst();
	if (!invoice) return fail("invoiceUnknown");
	if (invoice.state === "cancelled") return fail("invoiceClosed");
	let [sum, left] = [nextInvoiceSum(invoice, isWhole), nextInvoiceSum(invoice, true)];
	if (order) {
		const isPayable = isIn(order.state, PAYABLE_STATES) || isIn(order.state, PAID_STATES);
		if (!isPayable && sum > 0) return fail("invoiceClosed");
		if (await isLostUnpaid(db, order.id)) return fail("placeLost");
		// The order may have been paid otherwise in the meantime.
		const owed = await owedSum(db, order.id);
		[sum, left] = [Math.min(sum, owed), Math.min(left, owed)];
		// Or is being paid: a credit that a bank has approved would be paid on top.
		const isPaidElsewhere = sum > 0 && (await isAuthorized(db, { orderId: order.id, besides: invoiceId }));
		if (isPaidElsewhere) return fail("paymentInProgress");
	}
	const isAsShown = (expected ?? sum) === sum && (expectedLeft ?? left) === left;
	if (sum > 0 && !isAsShown) return fail("owedChanged");
	const amount = money(Math.max(0, sum), invoice.currency);
	return { ok: true, target: await invoiceTarget(db, { invoice, order, amount }, deps.addresses) };
}
