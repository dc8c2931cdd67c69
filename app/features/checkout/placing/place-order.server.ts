import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { OrderState } from "../../../../database/order-types.ts";
import { type GiveUp, inTransactionOr } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { money } from "../../../shared/money.ts";
import { writeConsent } from "../../requests/consents/write-consent.server.ts";
import { type PlaceOrderDeps, passStep } from "../checkout-deps.ts";
import { holdPlaces } from "../ledger/hold-places.server.ts";
import type { OrderRow } from "../ledger/lock-order.server.ts";
import { moveOrder } from "../ledger/move-order.server.ts";
import { reserveRedemption } from "../ledger/redemptions.server.ts";
import { completeSale } from "../ledger/settle-order.server.ts";
import { ORDER_LIFE_MS } from "../rules/payment-terms.ts";
import { acceptDocuments } from "./accept-documents.server.ts";
import { type InsertedOrder, insertOrder } from "./insert-order.server.ts";
import { lockScarce } from "./lock-scarce.server.ts";
import type { OrderRequest, PlacedOrder, PlaceOrderRefusal } from "./order-request.ts";
import { type PreparedOrder, prepareOrder } from "./prepare-order.server.ts";
import {
	findSameOrder,
	freeKey,
	lockCustomer,
	lockReplaced,
	type OrderKeys,
	orderKeys,
	supersedeOrders,
	takeBackAdvertising,
} from "./repeated-orders.server.ts";

/**
 * Places an order: the price, the use of the promo code, the places in groups, the accepted documents, the answer about advertising,
 * the history and the messages are one transaction, so that whoever is told "placed" has all of them. A refusal leaves nothing behind. An
 * order without anything to pay is paid at once.
 */
export async function placeOrder(
	db: Database,
	request: OrderRequest,
	deps: PlaceOrderDeps,
): Promise<PlacedOrder | PlaceOrderRefusal> {
	await passStep(deps, "order.beforeWrite");
	const placed = await inTransactionOr(db, (transaction, giveUp: GiveUp<PlaceOrderRefusal>) =>
		placeInside(transaction, { request, giveUp }, deps),
	);
	await passStep(deps, "order.committed");
	return placed;
}

type Placing = {
	readonly request: OrderRequest;
	/** An order that the new one was to replace stays when there is no new one. */
	readonly giveUp: GiveUp<PlaceOrderRefusal>;
};

async function placeInside(
	db: Transaction<Schema>,
	{ request, giveUp }: Placing,
	deps: PlaceOrderDeps,
): Promise<PlacedOrder> {
	const keys = orderKeys(request);
	await lockCustomer(db, request);
	const same = await findSameOrder(db, keys);
	if (same) return describeOrder(same, { state: same.state, isRepeated: true });
	const replaced = await lockReplaced(db, keys);
	await lockScarce(db, { request, replaced });
	await supersedeOrders(db, replaced, deps);
	const result = await prepareOrder(db, request, deps);
	if (!result.ok) return giveUp(result);
	const inserted = await writeOrder(db, { request, keys, prepared: result.prepared, giveUp }, deps);
	await passStep(deps, "order.placesHeld");
	const state = await openOrder(db, inserted.order, deps);
	await passStep(deps, "order.written");
	return describeOrder(inserted.order, { state, isRepeated: false });
}

type OrderDraft = Placing & { readonly keys: OrderKeys; readonly prepared: PreparedOrder };

async function writeOrder(
	db: Transaction<Schema>,
	{ request, keys, prepared, giveUp }: OrderDraft,
	deps: PlaceOrderDeps,
): Promise<InsertedOrder> {
	const now = deps.clock.now();
	const { basket, from, totals, promoCodeId } = prepared;
	const expiresAt = new Date(now.getTime() + ORDER_LIFE_MS);
	const inserted = await insertOrder(db, {
		request,
		keys: { ...keys, idempotencyKey: await freeKey(db, keys) },
		basket,
		documents: await acceptDocuments(db, {
			tariffKinds: basket.lines.map(({ tariffKind }) => tariffKind),
			locale: request.locale,
			now,
		}),
		plan: prepared.plan,
		promoCodeId,
		requestId: from?.id ?? null,
		lineRequests: prepared.lineRequests,
		roistat: request.roistat ?? from?.roistat ?? null,
		year: Number(prepared.today.slice(0, 4)),
		now,
		expiresAt,
	});
	const orderId = inserted.order.id;
	await recordAdvertising(db, { orderId, request, now });
	if (!request.ads) await takeBackAdvertising(db, { formKey: keys.formKey, now });
	const lines = basket.lines.flatMap(({ start, savedHoldId }, index) => {
		const lineId = inserted.lineIds[index];
		return start && lineId ? [{ lineId, startId: start.id, savedHoldId }] : [];
	});
	const isHeld = await holdPlaces(db, { orderId, lines, until: expiresAt, now });
	if (!isHeld) return giveUp({ ok: false, code: "startFull", basket });
	if (promoCodeId) {
		const { discount } = totals;
		await reserveRedemption(db, { promoCodeId, orderId, discount: discount.minor, currency: discount.currency, now });
	}
	return inserted;
}

function recordAdvertising(
	db: Transaction<Schema>,
	{ orderId, request, now }: { orderId: string; request: OrderRequest; now: Date },
): Promise<void> {
	const { ads: granted, adsDocument: shown, locale, page, ip, agent } = request;
	const asked = { kind: "ads", document: "consent-ads", granted, shown } as const;
	return writeConsent(db, { ...asked, orderId, locale, page, ip, agent, now });
}

async function openOrder(db: Transaction<Schema>, order: OrderRow, deps: PlaceOrderDeps): Promise<OrderState> {
	const event = order.total === 0 ? "settle" : "place";
	const state = await moveOrder(db, { order, move: { event, by: "customer" } }, deps);
	if (!state) throw new Error(`A draft can't ${event}`);
	if (state === "paid") await completeSale(db, { orderId: order.id, state }, deps);
	return state;
}

function describeOrder(
	{ id, token, number, total, currency }: OrderRow,
	{ state, isRepeated }: { state: OrderState; isRepeated: boolean },
): PlacedOrder {
	return { ok: true, id, token, number, state, total: money(total, currency), isRepeated };
}
