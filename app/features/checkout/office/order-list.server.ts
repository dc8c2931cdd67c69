import { type RawBuilder, type SqlBool, sql } from "kysely";
import { byRowId, sinceDay, untilDay } from "../../../records/list-filters.server.ts";
import type { ListRule } from "../../../records/resource.ts";
import { IS_LEFT } from "../ledger/order-sums.server.ts";
import { hasGroups } from "../orders/has-groups.server.ts";
import { hasUnconfirmedReceipt } from "../receipts/unconfirmed-receipt.server.ts";
import { CAPTURED_STATES } from "../rules/payment-state.ts";

/** Paid for, and nobody has left. */
const IS_TO_BE_TAUGHT = sql<SqlBool>`(course_order.state in ('paid', 'part_paid', 'part_refunded') and not ${IS_LEFT})`;

/** What a line without a place in a group waits for, by the value of the filter. */
const PLACELESS: ReadonlyMap<string, RawBuilder<SqlBool>> = new Map([
	["none", sql<SqlBool>`(line.place = 'none' and ${hasGroups()})`],
	["lost", sql<SqlBool>`line.place = 'lost'`],
	["missing", sql<SqlBool>`(line.place = 'lost' or (line.place = 'none' and ${hasGroups()}))`],
]);

/** Paid orders of which a line has no place in a group, and lessons left to hold. */
function hasNoPlace(value: string): RawBuilder<SqlBool> | undefined {
	const isPlaceless = PLACELESS.get(value);
	return (
		isPlaceless &&
		sql<SqlBool>`(${IS_TO_BE_TAUGHT} and ${hasLine(sql`line.ended_on is null and line.lessons_taken < line.lessons and ${isPlaceless}`)})`
	);
}

function hasLine(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (select 1 from course_order_line line where line.order_id = course_order.id and ${condition})`;
}

const COURSES = sql`(select string_agg(line.title, ', ' order by line.position) from course_order_line as line
	where line.order_id = course_order.id)`;

/** How an order was paid, by the last money that came and was owed; how its customer means to pay while none has come. */
const PAYMENT_TYPE = sql`coalesce((select payment.payment_type from payment
	where payment.order_id = course_order.id and payment.state in (${sql.join([...CAPTURED_STATES])}) and payment.excess < payment.amount
	order by payment.captured_at desc nulls last, payment.created_at desc limit 1), course_order.payment_type)`;

/** How orders are listed. */
export const ORDER_LIST: ListRule = {
	from: sql`course_order`,
	columns: {
		id: sql`course_order.id`,
		number: sql`course_order.number`,
		state: sql`course_order.state`,
		customer: sql`course_order.customer_name || ' ' || course_order.customer_surname`,
		phone: sql`course_order.customer_phone`,
		email: sql`course_order.customer_email`,
		learner: sql`course_order.learner`,
		courses: COURSES,
		paymentType: PAYMENT_TYPE,
		total: sql`course_order.total`,
		currency: sql`course_order.currency`,
		createdAt: sql`course_order.created_at`,
		paidAt: sql`course_order.paid_at`,
		endedOn: sql`course_order.ended_on`,
	},
	csv: { total: "minor" },
	search: [
		sql`course_order.number`,
		sql`course_order.customer_name`,
		sql`course_order.customer_surname`,
		sql`course_order.customer_email`,
		sql`course_order.customer_phone`,
		COURSES,
	],
	filters: {
		// The end is a day beside the state.
		state: (state) => (state === "ended" ? sql`course_order.ended_on is not null` : sql`course_order.state = ${state}`),
		paymentType: (type) => sql`${PAYMENT_TYPE} = ${type}`,
		currency: (currency) => sql`course_order.currency = ${currency}`,
		since: sinceDay(sql`course_order.created_at`),
		until: untilDay(sql`course_order.created_at`),
		paidSince: sinceDay(sql`course_order.paid_at`),
		paidUntil: untilDay(sql`course_order.paid_at`),
		courseId: byRowId((id) => hasLine(sql`line.course_id = ${id}`)),
		// Who is in the group; a customer who lost the place, or gave it back, is not.
		startId: byRowId((id) => hasLine(sql`line.start_id = ${id} and line.place in ('held', 'taken')`)),
		place: hasNoPlace,
		closingReceipt: (state) =>
			state === "unconfirmed"
				? sql`exists (select 1 from payment where payment.order_id = course_order.id and ${hasUnconfirmedReceipt()})`
				: undefined,
		requestId: byRowId((id) => sql`(course_order.request_id = ${id} or ${hasLine(sql`line.request_id = ${id}`)})`),
	},
	sorts: {
		createdAt: sql`course_order.created_at`,
		paidAt: sql`course_order.paid_at`,
		number: sql`course_order.number`,
		total: sql`course_order.total`,
	},
	defaultSort: { by: "createdAt", order: "desc" },
};
