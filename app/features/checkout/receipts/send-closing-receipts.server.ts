import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import type { ReceiptItem } from "../../payments/provider.ts";
import { callAdapter } from "../attempts/call-adapter.ts";
import { type BankDeps, bankOf, passStep } from "../checkout-deps.ts";
import { isOfPayable, type Payable } from "../ledger/is-of-payable.server.ts";
import type { PaymentRow } from "../ledger/lock-order.server.ts";
import { selectCustomer } from "../refunds/send-payouts.server.ts";
import { CAPTURED_STATES, KEPT_STATES } from "../rules/payment-state.ts";
import { OPEN_REFUND_STATES } from "../rules/refund-state.ts";
import { type NamedPayment, settledItems } from "../rules/settled-items.ts";

const BATCH = 50;

/**
 * Sends the second receipt of a prepayment, "full settlement" (54-FZ). For an order that is once all its lessons have been given, or once
 * its customer has left, a line or all of it, and the money that was kept pays for the lessons given or for costs; for an invoice without
 * an order, once staff say that what it was for has been given. A receipt that the bank does not accept is tried again at the next run.
 * Asked twice, a bank makes two receipts, so one whose answer was lost is never asked for again automatically: staff look it up, see
 * `settleClosingReceipt`.
 * @returns how many went out.
 */
export async function sendClosingReceipts(db: Database, deps: BankDeps): Promise<number> {
	const providers = [...deps.banks.byCode.values()].filter((bank) => bank.sendClosingReceipt);
	if (providers.length === 0) return 0;
	const payments = await db
		.selectFrom("payment")
		.where(IS_RENDERED)
		.where("payment.state", "in", KEPT_STATES)
		.where("payment.closingReceiptAt", "is", null)
		.where("payment.closingReceiptAskedAt", "is", null)
		// A surplus is no settlement: it goes back first.
		.whereRef("payment.excess", "<=", "payment.refunded")
		.where(
			"payment.provider",
			"in",
			providers.map(({ code }) => code),
		)
		// In random order, so that receipts which a bank keeps refusing do not stand in the way of the rest.
		.orderBy(sql`random()`)
		.limit(BATCH)
		.selectAll("payment")
		.execute();
	return eachRow(payments, (payment) => sendReceipt(db, payment, deps), { log: deps.log, what: "payment" });
}

/**
 * Whether what a row of `payment` paid for has been given. A customer who still owes a part of the order has settled what is paid so far. A
 * refund of an invoice settles nothing, so its receipt waits until the refund is done or declined.
 */
const IS_RENDERED = sql<boolean>`case when payment.order_id is null
	then exists (select 1 from invoice where invoice.id = payment.invoice_id and invoice.rendered_at is not null)
		and not exists (select 1 from refund
			where refund.invoice_id = payment.invoice_id and refund.order_id is null and refund.kind <> 'excess'
			and refund.state in (${sql.join([...OPEN_REFUND_STATES])}))
	else exists (select 1 from course_order
			where course_order.id = payment.order_id and course_order.state in ('paid', 'part_paid', 'part_refunded'))
		and (not exists (select 1 from course_order_line
				where course_order_line.order_id = payment.order_id and course_order_line.ended_on is null
					and course_order_line.lessons_taken < course_order_line.lessons)
			or exists (select 1 from refund
				where refund.order_id = payment.order_id and refund.kind in ('full', 'lessons') and refund.state = 'done'))
	end`;

async function sendReceipt(db: Database, payment: PaymentRow, deps: BankDeps): Promise<boolean> {
	const { provider, reference, providerId } = payment;
	const bank = bankOf(deps.banks, payment);
	if (!bank?.sendClosingReceipt || !providerId) return false;
	const customer = await selectCustomer(db, payment);
	const items = settledItems(await selectNamed(db, payment), payment.id);
	if (items.length === 0) return false;
	if (!(await claimReceipt(db, payment.id, deps.clock.now()))) return false;
	await passStep(deps, "bank.beforeClosingReceipt");
	const answer = await callAdapter(
		async () => bank.sendClosingReceipt?.({ reference, providerId, items, customer }),
		deps.log,
	);
	await passStep(deps, "bank.closingReceiptSent");
	if (answer?.ok) {
		await notePayment(db, payment.id, { closingReceiptAt: deps.clock.now() });
		await passStep(deps, "closingReceipt.committed");
		return true;
	}
	const { code, reason } = answer ?? {};
	if (code === "unknown") {
		deps.log.error("Nobody knows whether a closing receipt went out", { provider, reference, reason });
		return false;
	}
	deps.log.warn("A closing receipt was not sent", { provider, reference, code, reason });
	await notePayment(db, payment.id, { closingReceiptAskedAt: null });
	return false;
}

/** @returns whether it is for this process to send the receipt, and for no other. */
async function claimReceipt(db: Database, paymentId: string, now: Date): Promise<boolean> {
	const claimed = await db
		.updateTable("payment")
		.set({ closingReceiptAskedAt: now })
		.where("id", "=", paymentId)
		.where("closingReceiptAskedAt", "is", null)
		.where("closingReceiptAt", "is", null)
		.returning("id")
		.executeTakeFirst();
	return claimed !== undefined;
}

type ReceiptNote = { readonly closingReceiptAt: Date } | { readonly closingReceiptAskedAt: null };

async function notePayment(db: Database, paymentId: string, note: ReceiptNote): Promise<void> {
	await db
		.updateTable("payment")
		.set(note)
		.where("id", "=", paymentId)
		.where("closingReceiptAskedAt", "is not", null)
		.where("closingReceiptAt", "is", null)
		.execute();
}

/**
 * The payments of an order, or of an invoice without one, in the order in which they came, each with what was refunded of it. A payment
 * that came twice is included only once the surplus has gone back.
 */
function selectNamed(db: Database, payable: Payable): Promise<NamedPayment[]> {
	return db
		.selectFrom("payment")
		.where(isOfPayable(payable))
		.where("state", "in", [...CAPTURED_STATES])
		.whereRef("excess", "<=", "refunded")
		.orderBy("capturedAt")
		.orderBy("id")
		.select(["id", "amount", "refunded", "currency", "items", RETURNED.as("returned")])
		.execute();
}

/** The items of what has gone back of a row of `payment`. */
const RETURNED = sql<ReceiptItem[]>`coalesce((select jsonb_agg(listed.item)
	from refund_payout cross join jsonb_array_elements(refund_payout.items) as listed (item)
	where refund_payout.payment_id = payment.id and refund_payout.state = 'done'), '[]')`;
