import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { DAY_MS, MINUTE_MS } from "../../../shared/durations.ts";
import { inBatches } from "../../../shared/in-batches.ts";
import type { ESCALATIONS } from "../../../shared/request-states.ts";
import type { PromiseSettings } from "../promise/promise-time.server.ts";
import { isOpenNow } from "../promise/working-hours.server.ts";
import { workingSeconds } from "../promise/working-seconds.server.ts";
import { fromKeptSales } from "./kept-sales.server.ts";
import { tellBoard } from "./tell-board.server.ts";

/** `soon`: the promise runs out in minutes; `late`: it is broken. */
export type EscalationKind = (typeof ESCALATIONS)[number];

export type EscalationSender = {
	announceEscalation(
		db: Transaction<Schema>,
		escalation: { readonly requestId: string; readonly kind: EscalationKind },
	): Promise<void>;
};

/** Minutes before the end of the promise at which managers are reminded: of fifteen, ten have passed. */
const SOON_MINUTES = 5;
/**
 * While less working time than this has passed, a request that fell due before is still news: a promise may have ended on days off that
 * were added after it.
 */
const LEAST_WORKED_SECONDS = 60 * 60;
/** Longer than any days off in a row. */
const LONGEST_NEWS_DAYS = 14;
/** Requests of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;
/** A promise may end with the working day: a reminder due at closing is sent a moment later. */
const GRACE_MINUTES = 5;

/**
 * Reminds managers of unanswered requests, except those of people who have bought meanwhile and keep the purchase: five minutes before the
 * promise runs out, and once it has. Each reminder is sent once, however many processes run: a row of its own records it. A promise always
 * ends within working hours, so plain minutes are counted back from it; outside working hours nobody is disturbed.
 * @returns how many reminders were written.
 */
export async function escalateRequests(
	db: Database,
	{ now, messages }: { now: Date; messages: EscalationSender },
	settings: PromiseSettings,
): Promise<number> {
	const justNow = new Date(now.getTime() - GRACE_MINUTES * MINUTE_MS);
	if (!isOpenNow(now, settings) && !isOpenNow(justNow, settings)) return 0;
	const since = newsSince(now, settings);
	return inBatches(BATCH, () => escalateSome(db, { now, since, messages }));
}

/** Older requests are no news: a program that was down for a day does not report last week's broken promises. */
function newsSince(now: Date, settings: PromiseSettings): Date {
	for (let days = 1; days < LONGEST_NEWS_DAYS; days++) {
		const since = new Date(now.getTime() - days * DAY_MS);
		if (workingSeconds(since, now, settings) >= LEAST_WORKED_SECONDS) return since;
	}
	return new Date(now.getTime() - LONGEST_NEWS_DAYS * DAY_MS);
}

type Escalating = { readonly now: Date; readonly since: Date; readonly messages: EscalationSender };

function escalateSome(db: Database, { now, since, messages }: Escalating): Promise<number> {
	return inTransaction(db, async (transaction) => {
		const { rows } = await sql<{ requestId: string; kind: EscalationKind }>`
			insert into request_escalation (request_id, kind, created_at)
			select request.id, case when request.due_at <= ${now}::timestamptz then 'late' else 'soon' end, ${now}::timestamptz
			from contact_request request
			where request.first_response_at is null
				and request.due_at > ${since}::timestamptz
				and request.due_at <= ${new Date(now.getTime() + SOON_MINUTES * MINUTE_MS)}::timestamptz
				and not exists (select 1 ${fromKeptSales(sql`request.id`)})
				and not exists (select 1 from request_escalation told where told.request_id = request.id
					and (told.kind = 'late' or request.due_at > ${now}::timestamptz))
			order by request.due_at, request.id
			limit ${BATCH}
			on conflict do nothing
			returning request_id, kind`.execute(transaction);
		for (const escalation of rows) {
			await messages.announceEscalation(transaction, escalation);
			await tellBoard(transaction, escalation.requestId);
		}
		return rows.length;
	});
}
