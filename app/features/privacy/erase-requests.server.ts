import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import { ordersOf } from "../checkout/erasure/forget-buyer.server.ts";
import { dropMessages } from "../notifications/delivery/drop-messages.server.ts";
import { releaseRequestHolds } from "../requests/board/release-request-holds.server.ts";
import { eraseRequest } from "../requests/erasure/erase-request.server.ts";
import { eraseLessons } from "../trials/lessons/erase-lessons.server.ts";
import { eraseRegistrations } from "../webinars/registrations/erase-registrations.server.ts";
import type { PlaceMessages } from "../webinars/registrations/place-messages.ts";
import { eraseOrders } from "./erase-orders.server.ts";

type Requests = {
	readonly ids: readonly string[];
	/** Addresses whose letters, registrations and orders go as well, whichever request they hang on. */
	readonly emails: readonly string[];
	readonly phones: readonly string[];
	/** What came later by these addresses and phones, or of these requests an order, stays. */
	readonly until: Date;
	readonly now: Date;
};

type Erased = {
	/** How many unpaid orders were erased with the requests. */
	readonly orders: number;
	/** The files of the letters to delete. */
	readonly letters: readonly string[];
};

/** Empties requests, which the caller has locked, with what every room keeps of them. */
export async function eraseRequests(
	db: Transaction<Schema>,
	{ ids, emails, phones, until, now }: Requests,
	messages: PlaceMessages,
): Promise<Erased> {
	const orders = await eraseOrders(db, { which: ordersOf({ ids, emails, phones, until }), now });
	const letters = await dropMessages(db, { ids, emails, orders, until });
	await releaseRequestHolds(db, { requestIds: ids, now });
	for (const id of ids) {
		await eraseLessons(db, { requestId: id, now });
		await eraseRequest(db, { id, now });
	}
	// Registrations come last: by then none of these requests waits for a place that is freed here.
	await eraseRegistrations(db, { ids, emails, until, now }, messages);
	return { orders: orders.length, letters };
}
