import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import { hasUnconfirmedReceipt } from "../../app/features/checkout/receipts/unconfirmed-receipt.server.ts";
import { ATTEMPT_LIFE_MS } from "../../app/features/checkout/rules/payment-terms.ts";
import type { Clock } from "../../app/platform/clock.server.ts";
import type { Log } from "../../app/platform/log.server.ts";
import { findOutage } from "../../app/platform/outage.server.ts";
import { settleWithin } from "../../app/platform/settle-within.server.ts";
import { DAY_MS, HOUR_MS } from "../../app/shared/durations.ts";
import { deliveryStatus } from "../../database/delivery-status.server.ts";
import type { Database } from "../../database/open-database.server.ts";

/** The figures are read at most this often, however many scrapers there are. */
const FRESH_MS = 10_000;
/** `/metrics` must answer even while the database does not. */
const PATIENCE_MS = 2000;
/**
 * The reconciliation runs at least every half an hour and ends attempts that are past their life; one that is still open this much later it
 * could not end. An answer from the bank that is older than this does not count as current either.
 */
const ENDING_MS = HOUR_MS;

type Figure = {
	readonly name: keyof ReturnType<typeof dutyGauges>;
	/** The values of the labels of the gauge, in their order. */
	readonly one: string | null;
	readonly two: string | null;
	readonly value: number;
};

type LabelledGauge = { readonly gauge: Gauge; readonly labelNames: readonly string[] };
type GaugeMaker = (name: string, help: string, labelNames?: readonly string[]) => LabelledGauge;

/** What waits, what failed and what is late: only counts, no row leaves the database. */
async function readFigures(db: Database, now: Date): Promise<Figure[]> {
	const ended = new Date(now.getTime() - ENDING_MS);
	const outlived = sql.join(
		Object.entries(ATTEMPT_LIFE_MS).map(
			([type, life]) => sql`(payment_type = ${type} and created_at < ${new Date(ended.getTime() - life)}::timestamptz)`,
		),
		sql` or `,
	);
	const { rows } = await sql<Figure>`
		select 'jobs' as name, name as one, state::text as two, count(*)::int as value
			from pgboss.job where state::text in ('created', 'retry', 'active', 'failed') group by 2, 3
		union all
		${failedJobs(new Date(now.getTime() - DAY_MS))}
		union all
		select 'messages', channel, ${deliveryStatus}, count(*)::int from outgoing_message where status <> 'delivered' group by 2, 3
		union all
		select 'messageAge', channel, null, extract(epoch from ${now}::timestamptz - min(created_at))::int
			from outgoing_message where status = 'waiting' group by 2
		union all
		select 'requestsLate', null, null, count(*)::int
			from contact_request where first_response_at is null and due_at < ${now}
		union all
		select 'paymentsLate', provider, null, count(*)::int
			from payment where state in ('created', 'pending', 'requires_3ds', 'authorized') and (${outlived})
				and (cooling_until is null or cooling_until < ${ended}::timestamptz)
				and (state <> 'authorized' or unsigned_at is null or unsigned_at < ${ended}::timestamptz)
			group by 2
		union all
		select 'receiptsLost', null, null, count(*)::int from payment where ${hasUnconfirmedReceipt(sql`${now}::timestamptz`)}
		union all
		select 'refundsOpen', state, null, count(*)::int from refund where state in ('requested', 'sending', 'failed') group by 2`.execute(
		db,
	);
	return rows;
}

/** A scheduled job that failed is cured by its next success; another job is not, by the success of its neighbour in the queue. */
function failedJobs(since: Date) {
	return sql`
		select 'jobsFailed', name, null, failed from (
			select name, count(*)::int as failed, max(completed_on) as ended_at
				from pgboss.job where state = 'failed' and completed_on > ${since}::timestamptz group by name
		) as queue
		where not exists (select from pgboss.schedule where schedule.name = queue.name)
			or not exists (
				select from pgboss.job where job.name = queue.name and state = 'completed' and completed_on > queue.ended_at
			)`;
}

type DutyParts = { readonly db: Database; readonly clock: Clock; readonly log: Pick<Log, "error"> };

/**
 * Gauges of what needs the person on duty, read from the database at each scrape. Where they cannot be read, the database counts as down and
 * the old ones stay; a failure that is no outage, which nothing else tells of, goes to the log.
 */
export function addDutyFigures(registry: Registry, { db, clock, log }: DutyParts): void {
	let readAt = Number.NEGATIVE_INFINITY;
	let reading: Promise<void> | undefined;
	// All gauges wait for the same reading: each is collected as soon as its own `collect` is over.
	const collect = () => {
		reading ??= refresh().finally(() => {
			reading = undefined;
		});
		return reading;
	};
	const gauge: GaugeMaker = (name, help, labelNames = []) => ({
		gauge: new Gauge({ name, help, labelNames, registers: [registry], collect }),
		labelNames,
	});
	const isUp = gauge("orbita_database_up", "1 when the database answered the last question");
	const gauges = dutyGauges(gauge);

	function tellFault(error: unknown): undefined {
		if (!findOutage(error)) log.error("The figures for the person on duty could not be read", { error });
	}
	async function refresh(): Promise<void> {
		const now = clock.now();
		// A clock that was set back must not keep old figures for that long.
		if (Math.abs(now.getTime() - readAt) < FRESH_MS) return;
		// Undefined when the database fails or does not answer.
		const figures = await settleWithin(readFigures(db, now).catch(tellFault), PATIENCE_MS);
		isUp.gauge.set(figures ? 1 : 0);
		if (!figures) return;
		readAt = now.getTime();
		for (const each of Object.values(gauges)) each.gauge.reset();
		// A gauge with nothing to count says zero instead of nothing.
		gauges.requestsLate.gauge.set(0);
		gauges.receiptsLost.gauge.set(0);
		for (const figure of figures) show(gauges[figure.name], figure);
	}
}

function dutyGauges(gauge: GaugeMaker) {
	return {
		jobs: gauge("orbita_jobs", "Jobs by queue and state", ["queue", "state"]),
		jobsFailed: gauge(
			"orbita_jobs_failed",
			"Jobs that failed for good within a day, without those that come by the clock and have succeeded since",
			["queue"],
		),
		messages: gauge(
			"orbita_messages",
			"Outgoing messages that are not delivered; moot ones never will be, and need not",
			["channel", "status"],
		),
		messageAge: gauge("orbita_message_oldest_seconds", "Age of the oldest waiting message", ["channel"]),
		requestsLate: gauge("orbita_requests_past_promise", "Requests that nobody answered in the promised time"),
		paymentsLate: gauge(
			"orbita_payments_open_too_long",
			"Payments open for an hour longer than an attempt of their type lives, without those that wait for the customer's signature",
			["provider"],
		),
		receiptsLost: gauge(
			"orbita_closing_receipts_unconfirmed",
			"Closing receipts of which nobody knows whether they went out",
		),
		refundsOpen: gauge("orbita_refunds_open", "Refunds that are asked for, under way or failed", ["state"]),
	};
}

function show({ gauge, labelNames }: LabelledGauge, { one, two, value }: Figure): void {
	const labels = [one, two];
	gauge.set(Object.fromEntries(labelNames.map((name, index) => [name, labels[index] ?? ""])), value);
}
