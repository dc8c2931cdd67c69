import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { RequestEvent } from "./request-event.ts";
import type { StaffMember } from "./staff-member.ts";

type LoggedEvent = RequestEvent & {
	readonly requestId: string;
	/** Undefined where the visitor or the clock did it. */
	readonly staff?: Pick<StaffMember, "id" | "name"> | undefined;
	readonly now: Date;
};

/** Adds a line to the log of a request. */
export async function writeEvent(
	db: Transaction<Schema>,
	{ requestId, kind, details, staff, now }: LoggedEvent,
): Promise<void> {
	await db
		.insertInto("contactRequestEvent")
		.values({
			requestId,
			kind,
			details: JSON.stringify(details),
			...(staff ? { by: staff.name, byId: staff.id } : {}),
			createdAt: now,
		})
		.execute();
}
