import { type SqlBool, sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { inBatches } from "../../../shared/in-batches.ts";
import { readStart, type StartTime, type WrittenStart } from "../../../shared/start-time.ts";
import { isVisibleText } from "../../catalog/is-visible-text.server.ts";
import { freeSeats } from "../../catalog/places/free-seats.server.ts";
import { isGroupOf } from "../../catalog/places/is-group-of.server.ts";
import { putAmongCalls } from "../board/put-among-calls.server.ts";
import { OPEN_STATES } from "../board/request-states.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { type PromiseSettings, promiseCall } from "../promise/promise-time.server.ts";
import { askedGroupsWithPlace, isComing } from "./asked-groups.server.ts";
import type { OpeningMessages } from "./opening-messages.ts";
import { waitsOf } from "./waits-of.server.ts";

/** Requests of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;

type Opening = { readonly now: Date; readonly messages: OpeningMessages };

/**
 * Tells everybody on a waiting list once that they can enrol: by letter, or, without an address, by a call. Managers hear of every such
 * course. It must be published in the visitor's language, and the group waited for must have a free place. Where no group was named, or
 * it is not ahead any more, a tariff waited for, or any, must have a place in a coming group, or no groups at all.
 * @returns how many were told.
 */
export async function tellOpenings(db: Database, opening: Opening, settings: PromiseSettings): Promise<number> {
	return inBatches(BATCH, () => tellSome(db, opening, settings));
}

function tellSome(db: Database, { now, messages }: Opening, settings: PromiseSettings): Promise<number> {
	return inTransaction(db, async (transaction) => {
		const waiting = await markTold(transaction, now);
		for (const { id, email, groups } of waiting) {
			if (email) await messages.announceOpening(transaction, id, distinct(groups));
			else await putAmongCalls(transaction, { id, callAt: promiseCall(now, settings).respondBy, now });
			await tellBoard(transaction, id);
		}
		for (const ofCourse of Map.groupBy(waiting, ({ courseId }) => courseId).values()) {
			const newest = ofCourse.at(-1);
			if (!newest) continue;
			await messages.announceOpeningToManagers(transaction, {
				requestId: newest.id,
				waiting: ofCourse.length,
				toCall: ofCourse.filter(({ email }) => !email).length,
				groups: distinct(ofCourse.flatMap(({ groups }) => groups)),
			});
		}
		return waiting.length;
	});
}

/** Groups by date; groups of several tariffs that begin at one moment look the same in messages, so they are listed once. */
function distinct(groups: readonly WrittenStart[]): StartTime[] {
	const byName = new Map(groups.map((group) => [`${group.startsAt} ${group.zone}`, group]));
	return [...byName.values()].map(readStart).sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

type Waiting = {
	readonly id: string;
	readonly courseId: string;
	readonly email: string | null;
	/** Those of the groups waited for that have a place; empty where any group would do. */
	readonly groups: readonly WrittenStart[];
};

/** Notes the opening in the logs of requests that have no such note. Only one process can, so the one that gets a request here tells it. Oldest first. */
async function markTold(db: Transaction<Schema>, now: Date): Promise<Waiting[]> {
	const { rows } = await sql<Waiting>`
		with told as (
			insert into contact_request_event (request_id, kind, by, created_at)
			select request.id, 'opening', 'office', ${now}::timestamptz
			from contact_request request
				join course on course.id = request.course_id and course.status = 'published'
				join course_text on course_text.course_id = course.id and course_text.locale = request.locale
					and ${isVisibleText(now)}
			where request.kind = 'waitlist' and request.merged_into is null and request.erased_at is null
				and request.status in (${sql.join([...OPEN_STATES])})
				and ${canBeJoined(now)}
				and not exists (select 1 from contact_request_event event where event.request_id = request.id and event.kind = 'opening')
			order by request.created_at, request.id
			limit ${BATCH}
			on conflict (request_id) where kind = 'opening' do nothing
			returning request_id
		)
		select request.id, request.course_id, request.email, ${askedGroupsWithPlace(now)} as groups
		from told join contact_request request on request.id = told.request_id
		order by request.created_at, request.id`.execute(db);
	return rows;
}

/**
 * As pages decide it (`catalog/places/tariff-places.ts`), tariff by tariff: a tariff is full when it has groups and all of them are. A person who
 * waits for one group is told of no other while that group is ahead and open.
 */
function canBeJoined(now: Date) {
	const group = sql`select 1 from start where start.id = asked.start_id and start.course_id = course.id and ${isComing(now)}`;
	const groups = sql`select 1 from start where start.course_id = course.id and ${isGroupOf(now)} and ${isComing(now)}`;
	const hasPlace = sql`${freeSeats(now)} > 0`;
	return sql<SqlBool>`exists (select 1 from ${waitsOf("request")} as asked where case
		when exists (${group}) then exists (${group} and ${hasPlace})
		else exists (select 1 from tariff
			where tariff.course_id = course.id and (asked.tariff_id is null or tariff.id = asked.tariff_id)
				and (not exists (${groups}) or exists (${groups} and ${hasPlace}))) end)`;
}
