import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { selectAttemptFacts } from "../../checkout/ledger/attempt-facts.server.ts";
import { getOrder } from "../../checkout/orders/get-order.server.ts";
import type { OrderView } from "../../checkout/orders/order-view.ts";
import { isCapturedPayment } from "../../checkout/rules/payment-state.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";

export type AnnouncedOrder = {
	readonly order: OrderView;
	readonly settings: SiteSettings;
	/** The payment types by which money has come, which may differ from the one that was chosen; empty while none has come. */
	readonly paidBy: readonly OrderView["paymentType"][];
	/** Visit number of Roistat. */
	readonly roistat: string | null;
	/** The zone of the buyer, or of the person who left the request that the order comes from. */
	readonly visitorZone: string | null;
	/** The request that the order comes from. */
	readonly request:
		| {
				readonly id: string;
				readonly crmId: string | null;
				readonly utm: Readonly<Record<string, string>>;
				/** Whether the request's own message to the CRM has not been delivered yet. */
				readonly isOnItsWay: boolean;
		  }
		| undefined;
	/** Of requests that other lines of the order come from: their deals, and whether the message that makes one has yet to get through. */
	readonly otherDeals: readonly Pick<NonNullable<AnnouncedOrder["request"]>, "crmId" | "isOnItsWay">[];
};

/** An order with everything that messages say of it; undefined when there is none. */
export async function getAnnouncedOrder(db: Database, id: string): Promise<AnnouncedOrder | undefined> {
	const row = await db
		.selectFrom("courseOrder")
		.leftJoin("contactRequest", "contactRequest.id", "courseOrder.requestId")
		.where("courseOrder.id", "=", id)
		.select([
			"courseOrder.token",
			"courseOrder.roistat",
			"contactRequest.id as requestId",
			"contactRequest.crmId",
			"contactRequest.utm",
			"courseOrder.visitorZone",
			"contactRequest.visitorZone as requestZone",
			"contactRequest.roistat as requestRoistat",
		])
		.executeTakeFirst();
	const order = row && (await getOrder(db, { token: row.token }));
	if (!order) return undefined;
	const { requestId, crmId, utm } = row;
	return {
		order,
		settings: await getSiteSettings(db),
		paidBy: await selectPaidBy(db, id),
		roistat: row.roistat ?? row.requestRoistat,
		visitorZone: row.visitorZone ?? row.requestZone,
		request: requestId
			? { id: requestId, crmId, utm: utm ?? {}, isOnItsWay: !crmId && (await isWaiting(db, requestId)) }
			: undefined,
		otherDeals: await selectOtherDeals(db, { orderId: id, requestId }),
	};
}

type OfOrder = { readonly orderId: string; readonly requestId: string | null };

async function selectOtherDeals(db: Database, { orderId, requestId }: OfOrder): Promise<AnnouncedOrder["otherDeals"]> {
	const rows = await db
		.selectFrom("contactRequest")
		.where(
			sql<boolean>`contact_request.id in (select line.request_id from course_order_line line where line.order_id = ${orderId}::uuid)`,
		)
		.where(sql<boolean>`contact_request.id is distinct from ${requestId}::uuid`)
		.orderBy("createdAt")
		.select(["id", "crmId"])
		.execute();
	return Promise.all(rows.map(async ({ id, crmId }) => ({ crmId, isOnItsWay: !crmId && (await isWaiting(db, id)) })));
}

async function selectPaidBy(db: Database, orderId: string): Promise<AnnouncedOrder["paidBy"]> {
	const attempts = await selectAttemptFacts(db, orderId);
	const paying = attempts.filter(({ state, amount, excess }) => isCapturedPayment(state) && excess < amount);
	return [...new Set(paying.map(({ paymentType }) => paymentType))];
}

async function isWaiting(db: Database, requestId: string): Promise<boolean> {
	const waiting = await db
		.selectFrom("outgoingMessage")
		.where("requestId", "=", requestId)
		.where("channel", "=", "crm")
		.where("status", "=", "waiting")
		.select("id")
		.executeTakeFirst();
	return waiting !== undefined;
}
