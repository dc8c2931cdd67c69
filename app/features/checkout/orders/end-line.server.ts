import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { shutPages } from "../attempts/shut-pages.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { freePlaces } from "../ledger/free-places.server.ts";
import { lockOrder, type OrderRow } from "../ledger/lock-order.server.ts";
import { tellOrder } from "../ledger/move-order.server.ts";
import { checkAtOnce } from "../ledger/open-payments.server.ts";
import { owedSum } from "../ledger/order-sums.server.ts";
import { settleOrder } from "../ledger/settle-order.server.ts";
import type { EndedLine, EndReason } from "../line-news.ts";
import { getOrder } from "./get-order.server.ts";
import { judgeLeaving, type LeavingRefusal } from "./judge-leaving.ts";

export type LineEnding = {
	readonly orderId: string;
	readonly lineId: string;
	/** The day of the school from which the learner has left, `YYYY-MM-DD`: today or before, not before the order. */
	readonly day: string;
	/** In the words of staff, for staff. */
	readonly reason: string;
	/** The name of a member of staff. */
	readonly by: string;
};

/** `refundDue` is followed by the sum that is to be refunded instead, for people: `refundDue:12 000 ₽`. */
export type EndRefusal = Exclude<LeavingRefusal, "refundDue"> | `refundDue:${string}` | "dayAhead" | "dayTooEarly";

/**
 * Staff: records that the learner of a line leaves and that the formula gives nothing back. The place becomes free as after a refund, the
 * rest of the line's price is no longer owed, so the banks' pages that ask for it are closed, and the buyer is told. With its last line the
 * order has ended.
 */
export async function endLine(
	db: Database,
	ending: LineEnding,
	deps: BankDeps,
): Promise<Result<undefined, EndRefusal>> {
	const ended = await inTransaction(db, (transaction) => endInside(transaction, ending, deps));
	if (!ended.ok) return ended;
	if (ended.value.owesLess) await shutPages(db, { orderId: ending.orderId, failure: "not_owed" }, deps);
	return succeed();
}

async function endInside(
	db: Transaction<Schema>,
	ending: LineEnding,
	deps: BankDeps,
): Promise<Result<{ readonly owesLess: boolean }, EndRefusal>> {
	const { orderId, lineId, day } = ending;
	const order = await lockOrder(db, orderId);
	const view = order && (await getOrder(db, order));
	if (!order || !view) return fail("lineUnknown");
	const leaving = judgeLeaving(view, lineId);
	if (!leaving.ok) {
		return fail(leaving.code === "refundDue" ? `refundDue:${formatMoney(leaving.goesBack, "ru")}` : leaving.code);
	}
	const now = deps.clock.now();
	const wrongDay = await refuseDay(db, { day, placedAt: order.createdAt, now });
	if (wrongDay) return fail(wrongDay);
	const owed = await owedSum(db, orderId);
	const isLast = await markLine(db, { orderId, lineId, day, now });
	await freePlaces(db, orderId, lineId);
	await tellEnded(db, { order, ending, why: leaving.why }, deps);
	// What has come may be enough for the lines that go on.
	if (!isLast) await settleOrder(db, { orderId, by: ending.by }, deps);
	const owesLess = (await owedSum(db, orderId)) < owed;
	if (owesLess) await checkAtOnce(db, { orderId, invoiceId: null }, now);
	return succeed({ owesLess });
}

type Day = { readonly day: string; readonly placedAt: Date; readonly now: Date };

async function refuseDay(
	db: Transaction<Schema>,
	{ day, placedAt, now }: Day,
): Promise<"dayAhead" | "dayTooEarly" | undefined> {
	const { zone } = (await getSiteSettings(db)).hours;
	const dayOf = (at: Date) => inZone(at, zone).toPlainDate().toString();
	if (day > dayOf(now)) return "dayAhead";
	return day < dayOf(placedAt) ? "dayTooEarly" : undefined;
}

type Mark = Pick<LineEnding, "orderId" | "lineId" | "day"> & { readonly now: Date };

/** @returns whether it was the last line of the order to end. */
async function markLine(db: Transaction<Schema>, { orderId, lineId, day, now }: Mark): Promise<boolean> {
	await db.updateTable("courseOrderLine").set({ endedOn: day }).where("id", "=", lineId).execute();
	const ended = await db
		.updateTable("courseOrder")
		.set({
			endedOn: sql<string>`(select max(line.ended_on) from course_order_line line where line.order_id = course_order.id)`,
			...raised(now),
		})
		.where("id", "=", orderId)
		.where(
			sql<boolean>`not exists (select 1 from course_order_line line where line.order_id = course_order.id and line.ended_on is null)`,
		)
		.returning("id")
		.executeTakeFirst();
	return ended !== undefined;
}

type Told = { readonly order: OrderRow; readonly ending: LineEnding; readonly why: EndReason };

async function tellEnded(db: Transaction<Schema>, { order, ending, why }: Told, deps: BankDeps): Promise<void> {
	const { lineId, day, by, reason } = ending;
	const { title } = await db
		.selectFrom("courseOrderLine")
		.where("id", "=", lineId)
		.select("title")
		.executeTakeFirstOrThrow();
	const details: EndedLine = { lineId, course: title, on: day, why };
	await tellOrder(db, { order, news: "line_ended", by, reason, details }, deps);
}
