import { sql, type Transaction } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Refusal, type Result, succeed } from "../../../shared/result.ts";
import { isSameStart } from "../../../shared/start-time.ts";
import { noteMovedPlaces } from "./note-moved-places.server.ts";
import type { StartDocument } from "./start-document.ts";

/** Groups as their form shows them. */
export async function readStarts(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("start")
		.where("id", "in", ids)
		.select([
			"id",
			"version",
			"courseId",
			"tariffId",
			"teacherId",
			"startsAt",
			"zone",
			"seatsTotal",
			"repeatDays",
			"status",
		])
		.execute();
	return rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() }));
}

/** Adds a group. */
export async function addStart(
	transaction: Transaction<Schema>,
	start: StartDocument,
	now: Date,
): Promise<Result<string>> {
	const refusal = refusePast(start, now) ?? (await refuseLinks(transaction, start));
	if (refusal) return refusal;
	const { id } = await transaction.insertInto("start").values(start).returning("id").executeTakeFirstOrThrow();
	return succeed(id);
}

/**
 * Writes a group; the engine has locked its row, so nobody takes a place meanwhile. Places that are taken or held cannot be removed, nor
 * moved to another course or tariff; people with a place are told of a new time.
 */
export async function saveStart(
	transaction: Transaction<Schema>,
	{ id, start, by, now }: { id: string; start: StartDocument; by: string; now: Date },
): Promise<Result<undefined>> {
	const refusal = await refuseLinks(transaction, start);
	if (refusal) return refusal;
	const before = await transaction
		.selectFrom("start")
		.where("id", "=", id)
		.select([
			"courseId",
			"tariffId",
			"startsAt",
			"zone",
			"repeatDays",
			sql<number>`(start.seats_taken + (select count(*) from seat_hold where seat_hold.start_id = start.id
				and ${isHeldNow(now)}))::int`.as("busy"),
		])
		.executeTakeFirstOrThrow();
	if (start.seatsTotal < before.busy) return fail("belowTaken", "seatsTotal");
	if (before.busy > 0 && start.courseId !== before.courseId) return fail("inUse", "courseId");
	if (before.busy > 0 && start.tariffId !== before.tariffId) return fail("inUse", "tariffId");
	const isMoved = !isSameStart(before, { ...start, startsAt: new Date(start.startsAt) });
	const past = isMoved || before.repeatDays === null ? refusePast(start, now) : undefined;
	if (past) return past;
	await transaction
		.updateTable("start")
		.set({ ...start, ...raised(now) })
		.where("id", "=", id)
		.execute();
	if (isMoved) await noteMovedPlaces(transaction, { startId: id, known: before, by, now });
	return succeed();
}

/** A group that is held again and has begun opens the next one at once: by a slip of the pen in its date as well. */
function refusePast({ startsAt, repeatDays }: StartDocument, now: Date): Refusal | undefined {
	return repeatDays !== null && new Date(startsAt) <= now ? fail("past", "startsAt") : undefined;
}

async function refuseLinks(
	transaction: Transaction<Schema>,
	{ courseId, tariffId, teacherId }: StartDocument,
): Promise<Refusal | undefined> {
	const tariff = await transaction
		.selectFrom("tariff")
		.where("id", "=", tariffId)
		.where("courseId", "=", courseId)
		.select("id")
		.executeTakeFirst();
	if (!tariff) return fail("unknown", "tariffId");
	if (!teacherId) return undefined;
	const teacher = await transaction.selectFrom("teacher").where("id", "=", teacherId).select("id").executeTakeFirst();
	return teacher ? undefined : fail("unknown", "teacherId");
}
