import type { Database } from "../../../../database/open-database.server.ts";
import type { OrderState } from "../../../../database/order-types.ts";

const UNPAID_STATES = [
	"awaiting_payment",
	"instalment_pending",
	"instalment_approved",
	"instalment_refused",
] as const satisfies readonly OrderState[];

export type UnpaidOrder = {
	readonly number: string;
	readonly path: string;
	readonly state: (typeof UNPAID_STATES)[number];
};

/** The order of this browser while it waits for its payment or for a bank's decision: whoever comes back from a bank finds it again. */
export async function getUnpaidOrder(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<UnpaidOrder | undefined> {
	const order = await db
		.selectFrom("courseOrder")
		.where("token", "=", token)
		.where("state", "in", UNPAID_STATES)
		.where("expiresAt", ">", now)
		// Whoever has lost the place is not asked to pay: the page of the order says so.
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("courseOrderLine")
						.whereRef("courseOrderLine.orderId", "=", "courseOrder.id")
						.where("courseOrderLine.place", "=", "lost")
						.select("courseOrderLine.id"),
				),
			),
		)
		.select(["number", "state"])
		.$narrowType<{ state: UnpaidOrder["state"] }>()
		.executeTakeFirst();
	return order && { ...order, path: `/order/${token}` };
}
