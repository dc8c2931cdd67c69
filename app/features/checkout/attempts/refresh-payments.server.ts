import type { ExpressionBuilder } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { settleWithin } from "../../../platform/settle-within.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import type { PaymentRow } from "../ledger/lock-order.server.ts";
import { isDeclinedSince } from "../ledger/open-payments.server.ts";
import { OPEN_PAYMENT_STATES } from "../rules/payment-state.ts";
import { ATTEMPT_LIFE_MS, checkPauseMs } from "../rules/payment-terms.ts";
import { askBank } from "./ask-bank.server.ts";

/** The shortest time between two questions to a bank about an attempt, however often the page is read and by how many. */
const LEAST_PAUSE_MS = 5_000;
/** The longest that a visitor waits for a bank; a later answer is applied all the same. */
const PATIENCE_MS = 2_500;

export type PaymentsOf = { readonly orderToken: string } | { readonly invoiceNumber: string };

/**
 * For a page that somebody has just come back to from a bank: asks the bank once how the attempts stand that may still become money.
 * What the address of the page says of it is never looked at.
 */
export async function refreshPayments(db: Database, target: PaymentsOf, deps: BankDeps): Promise<void> {
	const lately = new Date(deps.clock.now().getTime() - ATTEMPT_LIFE_MS.card_ru);
	const open = await db
		.selectFrom("payment")
		.where((eb) => isOf(eb, target))
		.where((eb) => eb.or([eb("state", "in", [...OPEN_PAYMENT_STATES]), isDeclinedSince(eb, lately)]))
		.orderBy("createdAt", "desc")
		.limit(3)
		.selectAll()
		.execute();
	const refreshed = Promise.all(open.map((payment) => askOnce(db, payment, deps))).catch((error: unknown) =>
		deps.log.error("Payments could not be refreshed", { error }),
	);
	await settleWithin(refreshed, PATIENCE_MS);
}

function isOf(eb: ExpressionBuilder<Schema, "payment">, target: PaymentsOf) {
	return "orderToken" in target
		? eb("orderId", "=", eb.selectFrom("courseOrder").where("token", "=", target.orderToken).select("courseOrder.id"))
		: eb("invoiceId", "=", eb.selectFrom("invoice").where("number", "=", target.invoiceNumber).select("invoice.id"));
}

/** Every question moves the next check, so it shows when the last one was; of two readers at once only one asks. */
async function askOnce(db: Database, payment: PaymentRow, deps: BankDeps): Promise<void> {
	const now = deps.clock.now();
	const pause = checkPauseMs(now.getTime() - payment.createdAt.getTime());
	const claimed = await db
		.updateTable("payment")
		.set({ nextCheckAt: new Date(now.getTime() + pause) })
		.where("id", "=", payment.id)
		.where("nextCheckAt", "<=", new Date(now.getTime() + pause - LEAST_PAUSE_MS))
		.returningAll()
		.executeTakeFirst();
	if (claimed) await askBank(db, claimed, deps);
}
