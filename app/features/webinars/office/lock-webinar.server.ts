import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { lockRow } from "../../../records/row-version.server.ts";
import { isRowId } from "../../../shared/row-id.ts";

/**
 * Locks a webinar for an edit, and first the requests that a new date would take along: whoever gives a place back locks the request
 * before the webinar as well, and in another order the two would wait for each other.
 */
export async function lockWebinar(transaction: Transaction<Schema>, id: string): Promise<number | undefined> {
	if (!isRowId(id)) return undefined;
	await transaction
		.selectFrom("contactRequest")
		.innerJoin("webinarRegistration", (join) =>
			join.on(({ eb, ref }) =>
				eb(ref("contactRequest.id"), "in", [
					ref("webinarRegistration.requestId"),
					ref("webinarRegistration.registeredUnder"),
				]),
			),
		)
		.where("webinarRegistration.webinarId", "=", id)
		.where("webinarRegistration.cancelledAt", "is", null)
		.where("contactRequest.kind", "=", "webinar")
		.orderBy("contactRequest.id")
		.select("contactRequest.id")
		.forNoKeyUpdate("contactRequest")
		.execute();
	return lockRow("webinar")(transaction, id);
}
