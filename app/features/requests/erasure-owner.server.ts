import type { Database } from "../../../database/open-database.server.ts";
import type { ErasureOwner } from "./record-erasure-wish.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** What the wish of whoever knows a secret hangs on: an order that came from a request has the wish of that request. */
export async function erasureOwner(db: Database, token: string): Promise<ErasureOwner | undefined> {
	const request = await db
		.selectFrom("contactRequest")
		.where("id", "=", requestOfToken(token))
		.select("id")
		.executeTakeFirst();
	if (request) return { requestId: request.id };
	const order = await db
		.selectFrom("courseOrder")
		.where("token", "=", token)
		.select(["id", "requestId"])
		.executeTakeFirst();
	if (!order) return undefined;
	return order.requestId ? { requestId: order.requestId } : { orderId: order.id };
}
