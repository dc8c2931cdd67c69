import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isRowId } from "../../../shared/row-id.ts";
import { lockStarts } from "../ledger/lock-starts.server.ts";
import { lockPromo } from "../ledger/redemptions.server.ts";
import type { OrderRequest } from "./order-request.ts";

type Scarce = { readonly request: OrderRequest; readonly replaced: readonly { readonly id: string }[] };

/**
 * Locks the code and all groups that an order needs, those of the orders that it replaces among them: their places are given back
 * before the new ones are held, and a group locked then would come before the code of somebody who waits for the group.
 */
export async function lockScarce(db: Transaction<Schema>, { request, replaced }: Scarce): Promise<void> {
	if (request.promoCode) await lockPromo(db, request.promoCode);
	const held = await heldStarts(
		db,
		replaced.map(({ id }) => id),
	);
	await lockStarts(db, [...held, ...(await askedStarts(db, request))]);
}

/** Groups in which orders hold places. */
async function heldStarts(db: Transaction<Schema>, orderIds: readonly string[]): Promise<string[]> {
	if (orderIds.length === 0) return [];
	const lines = await db
		.selectFrom("courseOrderLine")
		.where("orderId", "in", [...orderIds])
		.where("place", "=", "held")
		.select("startId")
		.execute();
	return lines.flatMap(({ startId }) => startId ?? []);
}

/** Only groups that exist can be locked; what was typed instead of an id is refused by the pricing. */
async function askedStarts(db: Transaction<Schema>, { lines }: OrderRequest): Promise<string[]> {
	const asked = lines.flatMap(({ startId }) => (startId && isRowId(startId) ? [startId.toLowerCase()] : []));
	if (asked.length === 0) return [];
	const rows = await db.selectFrom("start").where("id", "in", asked).select("id").execute();
	return rows.map(({ id }) => id);
}
