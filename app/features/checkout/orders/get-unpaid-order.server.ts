import type { Database } from "../../../../database/open-database.server.ts";

/** The order of this browser while it waits for its payment: whoever comes back from a bank finds it again. */
export async function getUnpaidOrder(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<{ number: string; path: string } | undefined> {
	const order = await db
		.selectFrom("courseOrder")
		.where("token", "=", token)
		.where("state", "=", "awaiting_payment")
		.where("expiresAt", ">", now)
		.select("number")
		.executeTakeFirst();
	return order && { number: order.number, path: `/order/${token}` };
}
