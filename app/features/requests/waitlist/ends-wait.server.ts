import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { LockedRequest } from "../board/lock-request.server.ts";
import { isOpenState } from "../board/request-states.ts";

/** Whether somebody waits by the request that would end in the other one for what nobody would tell of by that one. */
export async function endsWait(
	db: Transaction<Schema>,
	{ from, to }: { readonly from: LockedRequest; readonly to: LockedRequest },
): Promise<boolean> {
	if (!(await isWaiting(db, from))) return false;
	const isForTheSame = (["courseId", "tariffId", "subject"] as const).every((field) => from[field] === to[field]);
	return !isForTheSame || !(await isWaiting(db, to));
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
