import { sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Currency } from "../../../shared/money.ts";
import { isOfCustomer, PROMO_USES, promoUses } from "./promo-uses.server.ts";
import { typedPromo } from "./typed-promo.server.ts";

/** Locks the code as it was typed: whoever counts its uses after this counts all of them. */
export async function lockPromo(db: Transaction<Schema>, typed: string): Promise<void> {
	await typedPromo(db, typed).select("id").forNoKeyUpdate().executeTakeFirst();
}

type Redemption = { promoCodeId: string; orderId: string; discount: number; currency: Currency; now: Date };

/** Takes one use of a code for an order; `discount` is in minor units. Lock the code first ({@link lockPromo}): nothing is counted here. */
export async function reserveRedemption(db: Transaction<Schema>, { now, ...redemption }: Redemption): Promise<void> {
	await db
		.insertInto("promoRedemption")
		.values({ ...redemption, createdAt: now, updatedAt: now })
		.execute();
	await announceLimit(db, redemption.promoCodeId, "reached");
}

/** Gives a reserved use back to the code. */
export async function releaseRedemption(db: Transaction<Schema>, orderId: string, now: Date): Promise<void> {
	const released = await db
		.updateTable("promoRedemption")
		.set({ state: "released", updatedAt: now })
		.where("orderId", "=", orderId)
		.where("state", "=", "reserved")
		.returning("promoCodeId")
		.executeTakeFirst();
	if (released) await announceLimit(db, released.promoCodeId, "left");
}

/** Pages show a code until its last use is taken, and again once one comes back. */
async function announceLimit(db: Transaction<Schema>, promoCodeId: string, limit: "reached" | "left"): Promise<void> {
	const { rows } = await sql`select 1 from promo_code where id = ${promoCodeId}::uuid
		and total_limit = ${limit === "left" ? 1 : 0}::int + ${PROMO_USES}`.execute(db);
	if (rows.length > 0) await tellContent(db, "promo-uses");
}

/**
 * Marks the promo code as used, since the order was paid with its discount, even if the use had been given back before the money came.
 * @returns true when that makes more uses than the code allows, in all or for this customer.
 */
export async function useRedemption(db: Transaction<Schema>, orderId: string, now: Date): Promise<boolean> {
	const redemption = await db
		.selectFrom("promoRedemption")
		.innerJoin("courseOrder", "courseOrder.id", "promoRedemption.orderId")
		.where("promoRedemption.orderId", "=", orderId)
		.where("promoRedemption.state", "<>", "used")
		.select([
			"promoRedemption.id",
			"promoRedemption.promoCodeId",
			"promoRedemption.state",
			"customerPhone",
			"customerEmailKey",
		])
		.executeTakeFirst();
	if (!redemption) return false;
	const { promoCodeId, state } = redemption;
	const limits = await db
		.selectFrom("promoCode")
		.where("id", "=", promoCodeId)
		.select(["totalLimit", "customerLimit"])
		.forNoKeyUpdate()
		.executeTakeFirstOrThrow();
	await db
		.updateTable("promoRedemption")
		.set({ state: "used", updatedAt: now })
		.where("id", "=", redemption.id)
		.execute();
	if (state === "reserved") return false;
	await announceLimit(db, promoCodeId, "reached");
	const ofAll = promoUses(promoCodeId);
	const ofCustomer = promoUses(promoCodeId, isOfCustomer(redemption));
	const { rows } = await sql`select 1 where ${ofAll} > ${limits.totalLimit}::int
		or ${ofCustomer} > ${limits.customerLimit}::int`.execute(db);
	return rows.length > 0;
}
