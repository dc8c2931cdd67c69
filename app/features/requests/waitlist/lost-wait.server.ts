import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { LockedRequest } from "../board/lock-request.server.ts";
import { isOpenState } from "../board/request-states.ts";

type Pair = { readonly from: LockedRequest; readonly to: LockedRequest };

/**
 * Why a request must not be merged into another one: somebody would no longer be told of a place. `stillWaits` where merging the other way
 * round would do, `bothWait` where neither way does.
 */
export async function lostWait(
	db: Transaction<Schema>,
	{ from, to }: Pair,
): Promise<"stillWaits" | "bothWait" | undefined> {
	if (!(await isWaiting(db, from))) return undefined;
	if (!(await isWaiting(db, to))) return "stillWaits";
	if (covers(to, from)) return undefined;
	return covers(from, to) ? "stillWaits" : "bothWait";
}

/**
 * A person who waits without naming a tariff is told of places in every tariff of the course; one who names no group, of places in every
 * group.
 */
function covers(one: LockedRequest, other: LockedRequest): boolean {
	const isForTheSame = one.courseId === other.courseId && one.subject === other.subject;
	const isWide = one.tariffId === null || one.tariffId === other.tariffId;
	return isForTheSame && isWide && (one.startId === null || one.startId === other.startId);
}

async function isWaiting(db: Transaction<Schema>, { id, kind, status }: LockedRequest): Promise<boolean> {
	if (kind !== "waitlist" || !isOpenState(status)) return false;
	const told = await db
		.selectFrom("contactRequestEvent")
		.where("requestId", "=", id)
		.where("kind", "=", "opening")
		.select("id")
		.executeTakeFirst();
	return !told;
}
