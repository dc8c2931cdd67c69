import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type WebinarDate = { readonly webinarId: string; readonly startsAt: Date };

/** Ids of the registrations for a date of a webinar that nobody has cancelled. */
export async function listRegistered(
	transaction: Transaction<Schema>,
	{ webinarId, startsAt }: WebinarDate,
): Promise<string[]> {
	const rows = await transaction
		.selectFrom("webinarRegistration")
		.where("webinarId", "=", webinarId)
		.where("startsAt", "=", startsAt)
		.where("cancelledAt", "is", null)
		.select("id")
		.execute();
	return rows.map(({ id }) => id);
}
