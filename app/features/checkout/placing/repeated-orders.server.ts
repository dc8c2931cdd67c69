import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { LOCKS, lockName } from "../../../../database/lock-name.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { withdrawConsents } from "../../requests/consents/withdraw-consents.server.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { endOrder } from "../ledger/end-order.server.ts";
import type { OrderRow } from "../ledger/lock-order.server.ts";
import { hasOpenPayment } from "../ledger/open-payments.server.ts";
import type { OrderRequest } from "./order-request.ts";

export type OrderKeys = { readonly idempotencyKey: string; readonly formKey: string; readonly contentHash: string };

/** One form sent twice with the same content is one order; with other content it is another order in place of the first. */
export function orderKeys(request: OrderRequest): OrderKeys {
	// Where it comes from is no content: the same form may be sent again after one more request.
	const { key, ip: _ip, agent: _agent, page: _page, visitorZone: _zone, requestTokens: _tokens, ...sent } = request;
	const { expectedTotal: _total, adsDocument: _version, ads, roistat, ...content } = sent;
	// Earlier builds hashed the secret of one request here. An order without requests keeps its hash; one with a request gets another hash
	// than theirs.
	const known = { ...content, requestToken: null, roistat };
	// Only a given consent counts: without one the hash is that of the builds that did not ask.
	const asked = ads ? { ...known, ads } : known;
	const contentHash = createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
	return { formKey: key, contentHash, idempotencyKey: `${key}:${contentHash}` };
}

/** Submissions of one form or of one person wait for each other: otherwise neither would see the other. */
export async function lockCustomer(db: Transaction<Schema>, { key, customer }: OrderRequest): Promise<void> {
	// In one order for everybody, so that two people never wait for each other.
	for (const name of [...new Set([key, customer.phone, customer.email.toLowerCase()])].toSorted()) {
		await lockName(db, LOCKS.customer, name);
	}
}

/** The living order of the same form and content. */
export function findSameOrder(
	db: Transaction<Schema>,
	{ formKey, contentHash }: OrderKeys,
): Promise<OrderRow | undefined> {
	return db
		.selectFrom("courseOrder")
		.where("formKey", "=", formKey)
		.where("contentHash", "=", contentHash)
		.where("state", "not in", ["cancelled", "expired"])
		.selectAll()
		.executeTakeFirst();
}

/** A key of its own where an order of the same form and content has ended already. */
export async function freeKey(
	db: Transaction<Schema>,
	{ idempotencyKey, formKey, contentHash }: OrderKeys,
): Promise<string> {
	const { count } = await db
		.selectFrom("courseOrder")
		.where("formKey", "=", formKey)
		.where("contentHash", "=", contentHash)
		.select(sql<number>`count(*)::int`.as("count"))
		.executeTakeFirstOrThrow();
	return count === 0 ? idempotencyKey : `${idempotencyKey}:${count}`;
}

type ReplacedOrder = Pick<OrderRow, "id" | "state">;

/** Locks what the same form ordered before and a new order takes the place of. Paid or begun ones stay. */
export async function lockReplaced(db: Transaction<Schema>, { formKey }: OrderKeys): Promise<ReplacedOrder[]> {
	const earlier = await db
		.selectFrom("courseOrder")
		.where("formKey", "=", formKey)
		.where("state", "=", "awaiting_payment")
		.orderBy("id")
		.select(["id", "state"])
		.forNoKeyUpdate()
		.execute();
	const replaced: ReplacedOrder[] = [];
	for (const order of earlier) if (!(await hasOpenPayment(db, order.id))) replaced.push(order);
	return replaced;
}

/** Cancels locked orders, so that a customer who went back does not compete with himself. */
export async function supersedeOrders(
	db: Transaction<Schema>,
	replaced: readonly ReplacedOrder[],
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<void> {
	const move = { event: "cancel", by: "customer", reason: "superseded" } as const;
	for (const order of replaced) await endOrder(db, { order, move }, deps);
}

/** Whoever came back to the form and unticked advertising has taken back what he agreed to when he sent it first. */
export async function takeBackAdvertising(
	db: Transaction<Schema>,
	{ formKey, now }: { formKey: string; now: Date },
): Promise<void> {
	const isAdvertising = sql<boolean>`kind = 'ads' and order_id in (select id from course_order where form_key = ${formKey})`;
	await withdrawConsents(db, isAdvertising, { through: "checkout", now });
}
