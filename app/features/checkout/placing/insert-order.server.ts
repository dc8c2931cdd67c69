import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { AcceptedDocument, OrderPlan } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { PricedBasket } from "../basket/basket.ts";
import type { OrderRow } from "../ledger/lock-order.server.ts";
import { nextNumber } from "../ledger/next-number.server.ts";
import { emailKey } from "../rules/email-key.ts";
import { keptType, modeOf } from "../rules/payment-terms.ts";
import type { OrderRequest } from "./order-request.ts";

export type NewOrder = {
	readonly request: OrderRequest;
	readonly keys: { readonly idempotencyKey: string; readonly formKey: string; readonly contentHash: string };
	readonly basket: PricedBasket;
	readonly documents: readonly AcceptedDocument[];
	readonly plan: OrderPlan | null;
	readonly promoCodeId: string | null;
	readonly requestId: string | null;
	/** Of each line, by their order. */
	readonly lineRequests: readonly (string | null)[];
	readonly roistat: string | null;
	readonly year: number;
	readonly now: Date;
	readonly expiresAt: Date;
};

export type InsertedOrder = { readonly order: OrderRow; readonly lineIds: readonly string[] };

/** Writes a new order, still a draft, and its lines as they were priced. */
export async function insertOrder(db: Transaction<Schema>, order: NewOrder): Promise<InsertedOrder> {
	const { request, basket, now } = order;
	const totals = basket.totals[basket.charged];
	const paymentType = keptType(request.paymentType, basket.charged);
	const row = await db
		.insertInto("courseOrder")
		.values({
			...order.keys,
			number: await nextNumber(db, "ORB", order.year),
			token: randomBytes(24).toString("base64url"),
			currency: basket.charged,
			subtotal: totals.subtotal.minor,
			discount: totals.discount.minor,
			total: totals.total.minor,
			locale: request.locale,
			customerName: request.customer.name,
			customerSurname: request.customer.surname,
			customerPhone: request.customer.phone,
			customerEmail: request.customer.email,
			customerEmailKey: emailKey(request.customer.email) ?? "",
			learner: request.learner,
			mode: modeOf(paymentType),
			paymentType,
			months: order.plan ? request.months : null,
			plan: order.plan && JSON.stringify(order.plan),
			promoCodeId: order.promoCodeId,
			documents: JSON.stringify(order.documents),
			requestId: order.requestId,
			roistat: order.roistat,
			visitorZone: request.visitorZone,
			ip: request.ip,
			agent: request.agent,
			expiresAt: order.expiresAt,
			createdAt: now,
			updatedAt: now,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
	return { order: row, lineIds: await insertLines(db, row.id, order) };
}

async function insertLines(
	db: Transaction<Schema>,
	orderId: string,
	{ basket: { lines, charged }, lineRequests }: Pick<NewOrder, "basket" | "lineRequests">,
): Promise<string[]> {
	const rows = await db
		.insertInto("courseOrderLine")
		.values(
			lines.map((line, position) => ({
				orderId,
				position,
				courseId: line.courseId,
				tariffId: line.tariffId,
				tariffKind: line.tariffKind,
				startId: line.start?.id ?? null,
				title: line.title,
				tariffName: line.tariffName,
				beforeSale: line.price[charged].was?.minor ?? null,
				unit: line.price[charged].unit.minor,
				discount: line.price[charged].discount.minor,
				total: line.price[charged].total.minor,
				lessons: line.lessons,
				requestId: lineRequests[position] ?? null,
			})),
		)
		.returning(["id", "position"])
		.execute();
	return rows.toSorted((left, right) => left.position - right.position).map(({ id }) => id);
}
