import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { money } from "../../../shared/money.ts";
import { makesReceipts } from "../../payments/makes-receipts.ts";
import { listConsents } from "../../requests/consents/list-consents.server.ts";
import type { OrderRow } from "../ledger/lock-order.server.ts";
import { INSTALMENT_TYPES } from "../rules/payment-terms.ts";
import { hasGroups } from "./has-groups.server.ts";
import type { OrderView } from "./order-view.ts";

type OrderParts = Pick<
	OrderView,
	"lines" | "consents" | "payments" | "refunds" | "history" | "promoCode" | "coolingUntil" | "isSigned" | "bankPage"
>;

/** Everything that hangs on an order, as its owner may see it; what a bank does for it only while it is payable. */
export async function selectOrderParts(
	db: Database,
	{ order, isPayable }: { readonly order: OrderRow; readonly isPayable: boolean },
): Promise<OrderParts> {
	const payments = await selectPayments(db, order);
	const approved = payments.filter(({ state }) => isPayable && state === "authorized");
	const cooling = approved.flatMap(({ coolingUntil }) => coolingUntil ?? []);
	const isSigned = cooling.length > 0;
	return {
		lines: await selectLines(db, order),
		consents: await listConsents(db, sql`consent.order_id = ${order.id}::uuid`),
		payments,
		refunds: await selectRefunds(db, order),
		history: await selectHistory(db, order.id),
		promoCode: await selectPromoCode(db, order.promoCodeId),
		isSigned,
		bankPage: !isSigned && isPayable ? await selectBankPage(db, order.id) : undefined,
		coolingUntil: isSigned ? new Date(Math.max(...cooling.map((until) => until.getTime()))) : undefined,
	};
}

async function selectLines(db: Database, { id, currency }: OrderRow): Promise<OrderView["lines"]> {
	const rows = await db
		.selectFrom("courseOrderLine as line")
		.innerJoin("course", "course.id", "line.courseId")
		.leftJoin("start", "start.id", "line.startId")
		.where("line.orderId", "=", id)
		.orderBy("line.position")
		.selectAll("line")
		.select(["course.slug as courseSlug", "start.startsAt", "start.zone", hasGroups().as("hasGroups")])
		.execute();
	return rows.map(({ startsAt, zone, ...line }) => ({
		id: line.id,
		title: line.title,
		tariffName: line.tariffName,
		tariffKind: line.tariffKind,
		courseSlug: line.courseSlug,
		start: startsAt && zone ? { startsAt, zone } : undefined,
		hasGroups: line.hasGroups,
		was: line.beforeSale === null ? undefined : money(line.beforeSale, currency),
		unit: money(line.unit, currency),
		discount: money(line.discount, currency),
		total: money(line.total, currency),
		lessons: line.lessons,
		lessonsTaken: line.lessonsTaken,
		place: line.place,
		endedOn: line.endedOn,
	}));
}

async function selectPayments(db: Database, { id }: OrderRow) {
	const rows = await db
		.selectFrom("payment")
		.where("orderId", "=", id)
		.orderBy("createdAt")
		.orderBy("attempt")
		.selectAll()
		.execute();
	return rows.map((row, index) => ({
		attempt: index + 1,
		paymentType: row.paymentType,
		state: row.state,
		amount: money(row.amount, row.currency),
		refunded: money(row.refunded, row.currency),
		failure: row.failure,
		createdAt: row.createdAt,
		capturedAt: row.capturedAt,
		items: row.items,
		hasReceipts: makesReceipts(row.provider),
		closingReceiptAt: row.closingReceiptAt,
		coolingUntil: row.coolingUntil,
	}));
}

async function selectBankPage(db: Database, orderId: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("payment")
		.where("orderId", "=", orderId)
		.where("paymentType", "in", [...INSTALMENT_TYPES])
		.where("state", "=", "authorized")
		.orderBy("createdAt", "desc")
		.select("redirectUrl")
		.executeTakeFirst();
	return row?.redirectUrl ?? undefined;
}

async function selectRefunds(db: Database, { id }: OrderRow): Promise<OrderView["refunds"]> {
	const rows = await db.selectFrom("refund").where("orderId", "=", id).orderBy("createdAt").selectAll().execute();
	return rows.map(({ kind, state, amount, currency, formula, reason, createdAt }) => ({
		kind,
		state,
		amount: money(amount, currency),
		formula,
		reason,
		createdAt,
	}));
}

async function selectHistory(db: Database, orderId: string): Promise<OrderView["history"]> {
	const rows = await db
		.selectFrom("courseOrderEvent")
		.where("orderId", "=", orderId)
		.orderBy("position")
		.select(["event", "fromState", "toState", "reason", "by", "createdAt"])
		.select(sql<number | null>`(details ->> 'taken')::int`.as("taken"))
		.select(sql<string | null>`details ->> 'course'`.as("course"))
		.execute();
	return rows.map(({ event, fromState, toState, reason, by, createdAt, taken, course }) => ({
		event,
		from: fromState,
		to: toState,
		reason,
		by,
		at: createdAt,
		...(taken === null ? {} : { taken }),
		...(course === null ? {} : { course }),
	}));
}

async function selectPromoCode(db: Database, promoCodeId: string | null): Promise<string | null> {
	if (!promoCodeId) return null;
	const row = await db.selectFrom("promoCode").where("id", "=", promoCodeId).select("code").executeTakeFirst();
	return row?.code ?? null;
}
