import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type Money, money } from "../../../shared/money.ts";
import { findHeldPlace, type HeldPlace } from "./held-place.server.ts";
import { promisedDiscounts } from "./promised-discounts.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** What the school keeps for the person of a request; undefined where there is nothing of the kind. */
export type MyPromises = {
	readonly discount: MyDiscount | undefined;
	readonly place: HeldPlace | undefined;
};

/** `until`: the first moment without it, null for one without an end. */
type MyDiscount = {
	readonly percent: number;
	readonly amount: Money;
	readonly until: Date | null;
	readonly isOver: boolean;
};

type PromisesQuestion = { readonly token: string; readonly locale: Locale; readonly now: Date };

/** The discount that a request has saved, its end passed or not, and the place that is held for it. */
export async function getMyPromises(db: Database, question: PromisesQuestion): Promise<MyPromises> {
	const { token, locale, now } = question;
	return {
		discount: await selectDiscount(db, question),
		place: await findHeldPlace(db, { requestId: requestOfToken(token), locale, now }),
	};
}

async function selectDiscount(db: Database, question: PromisesQuestion): Promise<MyDiscount | undefined> {
	const row = await promisedDiscounts(db, question).executeTakeFirst();
	if (!row) return undefined;
	const { percent, minor, currency, until, isOver } = row;
	return percent && minor && currency ? { percent, amount: money(minor, currency), until, isOver } : undefined;
}
