import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Currency } from "../../../shared/money.ts";
import { CAPTURED_STATES } from "../rules/payment-state.ts";

/** What was sold, in minor units of one currency. */
export type Sold = {
	readonly currency: Currency;
	/** Orders that money came for, and invoices that belong to no order. */
	readonly orders: number;
	readonly paid: number;
	/** How much of what was paid has gone back so far. */
	readonly refunded: number;
};

export type SalesTable = {
	readonly totals: readonly Sold[];
	/** Months of the school's zone, `YYYY-MM`, newest first. */
	readonly months: readonly (Sold & { readonly month: string })[];
	/** Without a course are invoices that belong to no order. An order of two courses is counted at both of them. */
	readonly courses: readonly (Sold & {
		readonly month: string;
		readonly courseId: string | null;
		readonly title: string;
	})[];
};

type Period = { readonly from: Date; readonly to: Date; readonly zone: string; readonly locale: Locale };

type Row = Sold & { level: number; month: string | null; courseId: string | null; title: string | null };

/** Levels of `grouping(month, course_id)`: a bit for each that is not grouped by. */
const BY_COURSE = 0b00;
const BY_MONTH = 0b01;
const IN_ALL = 0b11;

/**
 * The money that came in a period, by month and course: captured payments, and the refunds of them that are done. A payment is shared
 * among the lines of its order by their prices, a refund by the lines that it was calculated for; the shares sum to the kopeck.
 */
export async function listSales(db: Database, period: Period): Promise<SalesTable> {
	const { rows } = await sql<Row>`
		with ${moneyMoved(period)}, weighed as (
			select moved.*, line.course_id, coalesce(course_text.title, line.title) as title, line.position,
				case when line.id is null then 1 when whole.sum > 0 then coalesce(own.amount, 0) else line.total end as weight
			from moved
			left join course_order_line as line on line.order_id = moved.order_id
			left join course_text on course_text.course_id = line.course_id and course_text.locale = ${period.locale}
			left join lateral (
				select sum((item ->> 'amount')::bigint) as sum from jsonb_array_elements(named) as item
			) as whole on true
			left join lateral (
				select (item ->> 'amount')::bigint as amount from jsonb_array_elements(named) as item
				where item ->> 'lineId' = line.id::text
			) as own on true
		), summed as (
			select *, greatest(sum(weight) over (partition by move), 1)::numeric as whole,
				sum(weight) over (partition by move order by position) as reached
			from weighed
		), shared as (
			select *, round(amount * reached / whole) - round(amount * (reached - weight) / whole) as share from summed
		)
		select grouping(month, course_id) as level, month, currency, course_id, max(title) as title,
			count(distinct sold)::int as orders,
			-- Kopecks of a year outgrow an int4; a double counts them exactly.
			coalesce(sum(share) filter (where came), 0)::float8 as paid,
			coalesce(sum(share) filter (where not came), 0)::float8 as refunded
		from shared
		group by grouping sets ((currency), (month, currency), (month, currency, course_id))
		order by month desc, currency, paid desc, title`.execute(db);
	const at = (level: number) => rows.filter((row) => row.level === level);
	return {
		totals: at(IN_ALL).map(soldOf),
		months: at(BY_MONTH).map((row) => ({ ...soldOf(row), month: row.month ?? "" })),
		courses: at(BY_COURSE).map(({ courseId, title, month, ...row }) => ({
			...soldOf(row),
			month: month ?? "",
			courseId,
			title: title ?? "",
		})),
	};
}

function soldOf({ currency, orders, paid, refunded }: Sold): Sold {
	return { currency, orders, paid, refunded };
}

/** Every captured payment of the period, and whatever of it has gone back with the lines that the refund was calculated for. */
function moneyMoved({ from, to, zone }: Period): RawBuilder<unknown> {
	return sql`
		captured as (
			select id, order_id, coalesce(order_id, invoice_id) as sold, currency, amount,
				to_char(captured_at at time zone ${zone}::text, 'YYYY-MM') as month
			from payment
			where captured_at >= ${from}::timestamptz and captured_at < ${to}::timestamptz
				and state in (${sql.join([...CAPTURED_STATES])})
		), moved as (
			select id as move, order_id, sold, currency, month, amount, true as came, '[]'::jsonb as named from captured
			union all
			select payout.id, captured.order_id, sold, captured.currency, month, payout.amount, false, refund.formula -> 'lines'
			from captured
			join refund_payout as payout on payout.payment_id = captured.id and payout.state = 'done'
			join refund on refund.id = payout.refund_id
		)`;
}
