import { deliveryStatus } from "../../../../database/delivery-status.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";

/** Leaves a message as it is that was given up and that nobody can mend, so that it calls nobody any more. */
export async function leaveDelivery(db: Database, id: string): Promise<Result<undefined, "notFailed">> {
	const left = await db
		.updateTable("outgoingMessage")
		.set({ lastError: MOOT.leftByStaff })
		.where("id", "=", id)
		.where(deliveryStatus, "=", "failed")
		.returning("id")
		.executeTakeFirst();
	return left ? succeed() : fail("notFailed");
}
