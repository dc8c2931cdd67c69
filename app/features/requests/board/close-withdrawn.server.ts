import type { Selectable, Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { releaseRequestHolds } from "./release-request-holds.server.ts";
import { isOpenState } from "./request-states.ts";
import { tellBoard } from "./tell-board.server.ts";
import { writeEvent } from "./write-event.server.ts";

const REASON = "consent-withdrawn";

type Withdrawal = {
	/** Locked by the caller. */
	readonly request: Pick<Selectable<Schema["contactRequest"]>, "id" | "status">;
	readonly now: Date;
};

/** Nobody may call any more about a request whose person no longer agrees to the processing of his data: it is closed and holds nothing. */
export async function closeWithdrawn(
	db: Transaction<Schema>,
	{ request: { id, status }, now }: Withdrawal,
): Promise<void> {
	if (isOpenState(status)) {
		await db
			.updateTable("contactRequest")
			.set({
				status: "lost",
				lostReason: REASON,
				callAt: null,
				...raised(now),
			})
			.where("id", "=", id)
			.execute();
		const details = { from: status, to: "lost", reason: REASON } as const;
		await writeEvent(db, { requestId: id, kind: "status", details, now });
	}
	await releaseRequestHolds(db, { requestIds: [id], now });
	await tellBoard(db, id);
}
