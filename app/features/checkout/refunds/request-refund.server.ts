import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RefundFormula, RefundKind } from "../../../../database/order-types.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { type Money, money } from "../../../shared/money.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { type CheckoutDeps, passStep } from "../checkout-deps.ts";
import { findOrderId, type OrderName } from "../ledger/find-order.server.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { moveOrder } from "../ledger/move-order.server.ts";
import { insertRefund, plainFormula } from "../ledger/refund-rows.server.ts";
import { type QuoteRefusal, quoteOrder, type RefundQuote } from "./quote-refund.server.ts";

export type RefundRequest = OrderName & {
	/** Made for every printed form: sent again it is the same request. */
	readonly key: string;
	readonly by: string;
	readonly reason: string;
	/** The amount that was shown, without the costs given here; if it differs by now, that is reported and nothing is requested. */
	readonly expected?: Money;
	/** Staff only: documented costs that the school keeps from now on, and another amount than the formula's, both in minor units. */
	readonly costs?: number;
	readonly amount?: number;
};

export type RequestedRefund = { readonly refundId: string; readonly amount: Money };
export type RefundRefusal = QuoteRefusal | "amountChanged" | "refundTooLarge";

/** Asks for a refund of the amount that {@link quoteRefund} shows; the school carries it out. */
export async function requestRefund(
	db: Database,
	request: RefundRequest,
	deps: CheckoutDeps,
): Promise<Result<RequestedRefund, RefundRefusal>> {
	const orderId = await findOrderId(db, request);
	if (!orderId) return fail("orderUnknown");
	await passStep(deps, "refund.beforeWrite");
	const result = await inTransaction(db, (transaction) => requestInside(transaction, { ...request, orderId }, deps));
	await passStep(deps, "refund.committed");
	return result;
}

type FoundRequest = Omit<RefundRequest, "token"> & { readonly orderId: string };

async function requestInside(
	db: Transaction<Schema>,
	request: FoundRequest,
	deps: CheckoutDeps,
): Promise<Result<RequestedRefund, RefundRefusal>> {
	const { orderId, key, by, reason } = request;
	const order = await lockOrder(db, orderId);
	if (!order) return fail("orderUnknown");
	const idempotencyKey = `${orderId}:${key}`;
	const same = await db
		.selectFrom("refund")
		.where("idempotencyKey", "=", idempotencyKey)
		.select(["id", "amount", "currency"])
		.executeTakeFirst();
	if (same) return succeed({ refundId: same.id, amount: money(same.amount, same.currency) });
	const shown = await quoteOrder(db, { orderId, costs: 0 });
	if (!shown.ok) return shown;
	const quoted = request.costs ? await quoteOrder(db, { orderId, costs: request.costs }) : shown;
	if (!quoted.ok) return quoted;
	const asked = askedRefund({ quote: quoted.value, shown: shown.value.amount }, request);
	if (!asked.ok) return asked;
	const { kind, formula } = asked.value;
	const refundId = await insertRefund(db, {
		orderId,
		invoiceId: null,
		kind,
		currency: order.currency,
		formula,
		reason,
		state: "requested",
		idempotencyKey,
		by,
		now: deps.clock.now(),
	});
	const move = { event: "ask_refund", by, reason, details: { amount: formula.amount } } as const;
	await moveOrder(db, { order, move }, deps);
	await passStep(deps, "refund.written");
	return succeed({ refundId, amount: money(formula.amount, order.currency) });
}

type Asked = { readonly kind: RefundKind; readonly formula: RefundFormula };

function askedRefund(
	{ quote, shown }: { readonly quote: RefundQuote; readonly shown: Money },
	{ expected, amount }: FoundRequest,
): Result<Asked, "amountChanged" | "refundTooLarge" | "nothingToRefund"> {
	const isByHand = amount !== undefined && amount !== quote.amount.minor;
	if (!isByHand && quote.amount.minor === 0) return fail("nothingToRefund");
	const isChanged = expected !== undefined && (expected.minor !== shown.minor || expected.currency !== shown.currency);
	// An amount by hand was chosen beside the one that was shown: it is told of the change as well.
	if (isChanged) return fail("amountChanged");
	if (!isByHand) return succeed({ kind: quote.kind, formula: quote.formula });
	if (amount > quote.most.minor) return fail("refundTooLarge");
	if (amount === 0) return fail("nothingToRefund");
	return succeed({ kind: "by_hand", formula: plainFormula(amount, quote.formula.costs) });
}
