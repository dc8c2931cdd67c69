import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { ErasureMessages } from "../../requests/erasure/erasure-messages.ts";
import { deliveryQueue } from "./create-message-sender.server.ts";

/** Writes each letter as a row for staff to see and adds the job that delivers it. */
export function createErasureMessages(jobs: JobSender): ErasureMessages {
	async function send(
		db: Transaction<Schema>,
		{ kind, erasureId, details }: { kind: string; erasureId: string; details: object },
	): Promise<void> {
		const { id } = await db
			.insertInto("outgoingMessage")
			.values({ channel: "letter", kind, erasureId, details: JSON.stringify(details) })
			.returning("id")
			.executeTakeFirstOrThrow();
		await jobs.send(db, deliveryQueue("letter"), { id });
	}
	return {
		announceErased: (db, { erasureId, ...details }) => send(db, { kind: "erasure-done", erasureId, details }),
		announceRefusal: (db, erasureId) => send(db, { kind: "erasure-refused", erasureId, details: {} }),
	};
}
