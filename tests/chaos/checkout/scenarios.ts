import { startPayment } from "../../../app/features/checkout/attempts/start-payment.server.ts";
import type { BankDeps } from "../../../app/features/checkout/checkout-deps.ts";
import { cancelOrder } from "../../../app/features/checkout/orders/cancel-order.server.ts";
import { recordLessons } from "../../../app/features/checkout/orders/record-lessons.server.ts";
import { buildOrderRequest } from "../../../app/features/checkout/placing/order-request.fixture.ts";
import type { OrderRequest, PlacedOrder } from "../../../app/features/checkout/placing/order-request.ts";
import { placeOrder } from "../../../app/features/checkout/placing/place-order.server.ts";
import { settleClosingReceipt } from "../../../app/features/checkout/receipts/settle-closing-receipt.server.ts";
import { carryOutRefund } from "../../../app/features/checkout/refunds/carry-out-refund.server.ts";
import { requestRefund } from "../../../app/features/checkout/refunds/request-refund.server.ts";
import { card, pay } from "../../../app/features/payments/browser.fixture.ts";
import { getSiteSettings } from "../../../app/features/settings/get-site-settings.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { OrderState } from "../../../database/order-types.ts";
import type { ScenarioName } from "./life.ts";

export type LifeParts = {
	readonly db: Database;
	readonly deps: BankDeps;
	readonly banksUrl: string;
	/** Lets time pass and the jobs come round. */
	forward(minutes: number): Promise<void>;
};

const FRICTIONLESS = "2201382000000013";
const CREDIT = [{ action: "continue", code: "1234" }, { action: "approve" }, { action: "sign", code: "4321" }] as const;
const PAID: readonly OrderState[] = ["paid", "refund_requested", "refunded"];
const PATIENCE = 60;

/** Carries a purchase to its end. Every act is one that a visitor, a member of staff or a bank may repeat, so it may be begun again. */
export async function liveThrough(scenario: ScenarioName, parts: LifeParts): Promise<PlacedOrder> {
	switch (scenario) {
		case "paid and refunded":
			return paidAndRefunded(parts);
		case "found by asking":
			return foundByAsking(parts);
		case "signed instalments":
			return signedInstalments(parts);
		case "left at the bank":
			return leftAtTheBank(parts);
		case "cancelled":
			return cancelled(parts);
	}
}

async function paidAndRefunded(parts: LifeParts): Promise<PlacedOrder> {
	const order = await buy(parts);
	await payAtBank(parts, order, [card(FRICTIONLESS)]);
	await refund(parts, order);
	await until(parts, order, ["refunded"]);
	return order;
}

async function foundByAsking(parts: LifeParts): Promise<PlacedOrder> {
	const order = await buy(parts);
	await payAtBank(parts, order, [card(FRICTIONLESS)]);
	const line = await parts.db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", order.id)
		.select(["id", "lessons"])
		.executeTakeFirstOrThrow();
	await recordLessons(parts.db, { lineId: line.id, taken: line.lessons, by: "Ольга" }, parts.deps);
	for (let round = 0; round < PATIENCE; round++) {
		const sent = await parts.db
			.selectFrom("payment")
			.where("orderId", "=", order.id)
			.where("closingReceiptAt", "is not", null)
			.select("id")
			.executeTakeFirst();
		if (sent) return order;
		await sendLostReceipt(parts, order);
		await parts.forward(2);
	}
	throw new Error("No closing receipt went out");
}

/** Staff: a receipt of which nobody knows whether it went out is sent again. */
async function sendLostReceipt({ db, deps }: LifeParts, { id: orderId }: PlacedOrder): Promise<void> {
	const payment = await db
		.selectFrom("payment")
		.where("orderId", "=", orderId)
		.where("closingReceiptAskedAt", "is not", null)
		.select("id")
		.executeTakeFirst();
	if (payment) {
		await settleClosingReceipt(
			db,
			{ orderId, invoiceId: null, paymentId: payment.id, hasGone: false, by: "Ольга" },
			deps,
		);
	}
}

async function signedInstalments(parts: LifeParts): Promise<PlacedOrder> {
	const order = await buy(parts, { paymentType: "instalment_tbank", months: 12 });
	await payAtBank(parts, order, CREDIT);
	return order;
}

async function leftAtTheBank(parts: LifeParts): Promise<PlacedOrder> {
	const order = await buy(parts);
	await startPayment(parts.db, { token: order.token }, await withSettings(parts));
	await until(parts, order, ["expired"], 31);
	return order;
}

async function cancelled(parts: LifeParts): Promise<PlacedOrder> {
	const order = await buy(parts);
	if ((await stateOf(parts.db, order)) === "awaiting_payment") {
		await startPayment(parts.db, { token: order.token }, await withSettings(parts));
		await cancelOrder(parts.db, { token: order.token, by: "customer" }, parts.deps);
	}
	await until(parts, order, ["cancelled"]);
	// A page of the bank that is still open is shut by the job.
	for (let round = 0; round < 4; round++) await parts.forward(31);
	return order;
}

async function buy(parts: LifeParts, changes: Partial<OrderRequest> = {}): Promise<PlacedOrder> {
	const { id: startId } = await parts.db.selectFrom("start").select("id").executeTakeFirstOrThrow();
	const placed = await placeOrder(
		parts.db,
		buildOrderRequest({
			key: "the-form-that-is-sent-again",
			lines: [{ courseSlug: "test-course", tariffCode: "group", startId }],
			promoCode: "LETO",
			...changes,
		}),
		await withSettings(parts),
	);
	if (!placed.ok) throw new Error(`Not placed: ${placed.code}`);
	return placed;
}

async function withSettings({ db, deps }: LifeParts) {
	return { ...deps, settings: await getSiteSettings(db) };
}

/** A customer who comes back to the bank, and jobs that come round, until the order is paid. */
async function payAtBank(
	parts: LifeParts,
	order: PlacedOrder,
	steps: readonly Readonly<Record<string, string>>[],
): Promise<void> {
	for (let round = 0; round < PATIENCE; round++) {
		if (PAID.includes(await stateOf(parts.db, order))) return;
		const started = await startPayment(parts.db, { token: order.token }, await withSettings(parts));
		// The bank's page refuses what has been done there already.
		if (started.ok && started.outcome === "redirect") await pay(started.url, ...steps).catch(() => undefined);
		await parts.forward(2);
	}
	throw new Error(`It stays ${await stateOf(parts.db, order)}`);
}

async function refund(parts: LifeParts, order: PlacedOrder): Promise<void> {
	const known = await parts.db.selectFrom("refund").where("orderId", "=", order.id).select("id").executeTakeFirst();
	const asked = known
		? known.id
		: await requestRefund(parts.db, { token: order.token, key: "form", by: "customer", reason: "x" }, parts.deps).then(
				(result) => (result.ok ? result.value.refundId : undefined),
			);
	if (!asked) throw new Error("The refund was not taken");
	await carryOutRefund(parts.db, { refundId: asked, by: "Ольга" }, parts.deps);
}

async function until(parts: LifeParts, order: PlacedOrder, states: readonly OrderState[], minutes = 2): Promise<void> {
	for (let round = 0; round < PATIENCE; round++) {
		if (states.includes(await stateOf(parts.db, order))) return;
		await parts.forward(minutes);
	}
	throw new Error(`It stays ${await stateOf(parts.db, order)}`);
}

async function stateOf(db: Database, { id }: PlacedOrder): Promise<OrderState> {
	const { state } = await db.selectFrom("courseOrder").where("id", "=", id).select("state").executeTakeFirstOrThrow();
	return state;
}
