import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { deliveryQueue } from "../queueing/queue-message.server.ts";

/** Tries a message again that was given up; whatever still waits is tried anyway. */
export async function retryDelivery(
	db: Database,
	id: string,
	jobs: JobSender,
): Promise<Result<undefined, "notFailed">> {
	return inTransaction(db, async (transaction) => {
		const message = await transaction
			.updateTable("outgoingMessage")
			.set({ status: "waiting", lastError: null })
			.where("id", "=", id)
			.where("status", "=", "failed")
			.returning("channel")
			.executeTakeFirst();
		if (!message) return fail("notFailed");
		await jobs.send(transaction, deliveryQueue(message.channel), { id });
		return succeed();
	});
}
