import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RefundFormula, RefundKind, RefundState } from "../../../../database/order-types.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { type Currency, money } from "../../../shared/money.ts";
import type { ReceiptItem } from "../../payments/provider.ts";
import { keptCosts } from "../rules/kept-costs.ts";
import { shareReceipt } from "../rules/receipt-items.ts";
import type { Payable } from "./is-of-payable.server.ts";
import type { PaymentRow } from "./lock-order.server.ts";

type NewRefund = Payable & {
	readonly kind: RefundKind;
	readonly currency: Currency;
	readonly formula: RefundFormula;
	readonly reason: string;
	readonly state: RefundState;
	readonly idempotencyKey: string;
	readonly by: string;
	readonly now: Date;
};

/** A formula of one number, where no lessons were counted; `costs` are what the order has been charged all the same. */
export function plainFormula(amount: number, costs = 0): RefundFormula {
	return { paid: amount, kept: 0, costs, refundedBefore: 0, amount, lines: [] };
}

/** {@link keptCosts} of an order. */
export async function selectKeptCosts(db: Database, orderId: string): Promise<number> {
	return keptCosts(await db.selectFrom("refund").where("orderId", "=", orderId).select(["state", "formula"]).execute());
}

/** Writes a refund; its amount is that of the formula, in minor units. @returns its id. */
export async function insertRefund(
	db: Transaction<Schema>,
	{ by, now, formula, ...refund }: NewRefund,
): Promise<string> {
	const { id } = await db
		.insertInto("refund")
		.values({
			...refund,
			amount: formula.amount,
			formula: JSON.stringify(formula),
			requestedBy: by,
			createdAt: now,
			updatedAt: now,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

type NewPayout = {
	readonly refundId: string;
	readonly payment: Pick<PaymentRow, "id" | "currency" | "items">;
	readonly amount: number;
	readonly formula: RefundFormula;
	readonly state: "sending" | "done";
	readonly now: Date;
};

/** The share of a refund that goes back through one payment, with the items of its receipt. @returns its id. */
export async function insertPayout(db: Transaction<Schema>, payout: NewPayout): Promise<string> {
	const { id } = await db
		.insertInto("refundPayout")
		.values({
			refundId: payout.refundId,
			paymentId: payout.payment.id,
			amount: payout.amount,
			items: JSON.stringify(refundItems(payout)),
			idempotencyKey: randomUUID(),
			state: payout.state,
			createdAt: payout.now,
			updatedAt: payout.now,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** By the lines of the formula; by the items of the payment where the formula has none. */
function refundItems({ payment, amount, formula }: NewPayout): ReceiptItem[] {
	const lines = formula.lines
		.filter((line) => line.amount > 0)
		.map((line) => ({ name: line.title, weight: line.amount }));
	const items = payment.items.map((item) => ({ name: item.name, weight: item.amount.minor }));
	return shareReceipt(money(amount, payment.currency), lines.length > 0 ? lines : items);
}

/** Marks a payout as done and, with the last one, its refund. @returns the refund when it has just been done. */
export async function finishPayout(db: Transaction<Schema>, payoutId: string, now: Date) {
	const payout = await db
		.updateTable("refundPayout")
		.set({ state: "done", failure: null, updatedAt: now })
		.where("id", "=", payoutId)
		.where("state", "<>", "done")
		.returning("refundId")
		.executeTakeFirst();
	if (!payout) return undefined;
	return db
		.updateTable("refund")
		.set({ state: "done", failure: null, ...raised(now) })
		.where("id", "=", payout.refundId)
		.where("state", "<>", "done")
		.where(
			sql<boolean>`not exists (select 1 from refund_payout where refund_payout.refund_id = refund.id and refund_payout.state <> 'done')`,
		)
		.returning(["id", "orderId", "kind"])
		.executeTakeFirst();
}
