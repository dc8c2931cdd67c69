import type { Database } from "../../../../database/open-database.server.ts";
import { IS_LOST_UNPAID } from "../ledger/order-sums.server.ts";
import { WAITING_STATES } from "../rules/order-state.ts";

export type UnpaidOrder = {
	readonly number: string;
	readonly path: string;
	readonly state: (typeof WAITING_STATES)[number];
};

/** The order of this browser while it waits for its payment or for a bank's decision: whoever comes back from a bank finds it again. */
export async function getUnpaidOrder(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<UnpaidOrder | undefined> {
	const order = await db
		.selectFrom("courseOrder")
		.where("token", "=", token)
		.where("state", "in", WAITING_STATES)
		.where("expiresAt", ">", now)
		// Whoever has lost the place is not asked to pay: the page of the order says so.
		.where(({ not }) => not(IS_LOST_UNPAID))
		.select(["number", "state"])
		.$narrowType<{ state: UnpaidOrder["state"] }>()
		.executeTakeFirst();
	return order && { ...order, path: `/order/${token}` };
}
