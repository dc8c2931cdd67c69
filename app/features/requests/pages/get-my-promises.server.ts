import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { type Money, money } from "../../../shared/money.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** What the school keeps for the person of a request; undefined where there is nothing of the kind. */
export type MyPromises = {
	readonly discount: MyDiscount | undefined;
	/** A place of a group that is held now; `startsAt` is its first lesson, in the zone of the group. */
	readonly place: { readonly startsAt: Date; readonly zone: string; readonly heldUntil: Date } | undefined;
};

/** `until`: the first moment without it, null for one without an end. */
type MyDiscount = {
	readonly percent: number;
	readonly amount: Money;
	readonly until: Date | null;
	readonly isOver: boolean;
};

type PromisesQuestion = { readonly token: string; readonly now: Date };

/** The discount that a request has saved, its end passed or not, and the place that is held for it. */
export async function getMyPromises(db: Database, question: PromisesQuestion): Promise<MyPromises> {
	return { discount: await selectDiscount(db, question), place: await selectPlace(db, question) };
}

/** Promised under the secret itself, or else to the request that stands for it, as an order takes it: one that runs before one that is over. */
async function selectDiscount(db: Database, { token, now }: PromisesQuestion): Promise<MyDiscount | undefined> {
	const row = await db
		.selectFrom("contactRequest")
		.where((where) => where.or([where("token", "=", token), where("id", "=", requestOfToken(token))]))
		.where("discountMinor", ">", 0)
		.select(["discountPercent as percent", "discountMinor as minor", "discountCurrency as currency"])
		.select("discountUntil as until")
		.select(sql<boolean>`coalesce(discount_until <= ${now}, false)`.as("isOver"))
		.orderBy("isOver")
		.orderBy(sql`token = ${token}`, "desc")
		.executeTakeFirst();
	if (!row) return undefined;
	const { percent, minor, currency, until, isOver } = row;
	return percent && minor && currency ? { percent, amount: money(minor, currency), until, isOver } : undefined;
}

async function selectPlace(db: Database, { token, now }: PromisesQuestion): Promise<MyPromises["place"]> {
	return await db
		.selectFrom("seatHold")
		.innerJoin("start", "start.id", "seatHold.startId")
		.where("seatHold.requestId", "=", requestOfToken(token))
		.where("seatHold.releasedAt", "is", null)
		.where("seatHold.expiresAt", ">", now)
		.select(["start.startsAt", "start.zone", "seatHold.expiresAt as heldUntil"])
		.executeTakeFirst();
}
