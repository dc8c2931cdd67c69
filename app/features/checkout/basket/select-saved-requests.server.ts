import { type RawBuilder, sql } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Currency } from "../../../shared/money.ts";
import { isGroupOf } from "../../catalog/places/is-group-of.server.ts";
import { promisedDiscounts } from "../../requests/pages/promised-discounts.server.ts";
import { requestOfToken } from "../../requests/pages/request-of-token.server.ts";

/** What a request has kept for its owner: a discount on one tariff while it runs, and a place while it is held. */
export type SavedRequest = {
	readonly id: string;
	/** The secret that it was found by. */
	readonly token: string;
	readonly roistat: string | null;
	/** Courses that it is about, with those that take their place; empty where it names none. */
	readonly courseIds: readonly string[];
	readonly discount: SavedDiscount | undefined;
	readonly place: SavedPlace | undefined;
	/** Also while an unpaid order has the place, which may give it back. */
	readonly keepsPlace: boolean;
};

export type SavedPlace = { readonly holdId: string; readonly startId: string };

export type SavedDiscount = {
	/** The request that it was promised to, of merged ones the very one. */
	readonly promisedTo: string;
	readonly tariffId: string;
	readonly percent: number;
	readonly minor: number;
	readonly currency: Currency;
	/** The price that was promised; null where only the discount was kept. */
	readonly price: number | null;
};

/**
 * The requests of a browser by their secrets, newest first: those that still keep a discount or a place come before the others. What two of
 * them keep together, because staff have merged them, is listed once.
 */
export async function selectSavedRequests(
	db: Database,
	{ tokens, now }: { readonly tokens: readonly string[]; readonly now: Date },
): Promise<SavedRequest[]> {
	const found: SavedRequest[] = [];
	for (const token of tokens) {
		const saved = await selectSavedRequest(db, { token, now });
		if (saved) found.push(withoutKnown(saved, found));
	}
	const keepsSomething = ({ discount, keepsPlace }: SavedRequest) => keepsPlace || discount !== undefined;
	return [...found.filter(keepsSomething), ...found.filter((saved) => !keepsSomething(saved))];
}

function withoutKnown(saved: SavedRequest, known: readonly SavedRequest[]): SavedRequest {
	const { place, discount } = saved;
	return {
		...saved,
		place: known.some((other) => other.place?.holdId === place?.holdId) ? undefined : place,
		discount: known.some((other) => other.discount?.promisedTo === discount?.promisedTo) ? undefined : discount,
	};
}

type SavedQuestion = { readonly token: string; readonly now: Date };

/** A request by its secret, of a merged one the one that stands for it; undefined when there is none. */
async function selectSavedRequest(db: Database, { token, now }: SavedQuestion): Promise<SavedRequest | undefined> {
	const row = await db
		.selectFrom("contactRequest")
		.leftJoin("seatHold", (join) => join.onRef("seatHold.requestId", "=", "contactRequest.id").on(isHeldNow(now)))
		.where("contactRequest.id", "=", requestOfToken(token))
		.select(["contactRequest.id", "contactRequest.roistat"])
		.select(["seatHold.id as holdId", "seatHold.startId", "seatHold.orderId"])
		.select(coursesAskedFor(token).as("courseIds"))
		.executeTakeFirst();
	if (!row) return undefined;
	const { id, roistat, courseIds, holdId, startId, orderId } = row;
	return {
		id,
		token,
		roistat,
		courseIds,
		discount: await selectDiscount(db, { token, now }),
		place: holdId && startId && !orderId ? { holdId, startId } : undefined,
		keepsPlace: holdId !== null,
	};
}

/**
 * What the request asks for, and what it asked for originally where staff have merged it into another one; a merge may also have brought
 * the place in a group of a third course.
 */
function coursesAskedFor(token: string): RawBuilder<string[]> {
	return sql`(select coalesce(json_agg(distinct about.id), '[]')
		from course, lateral (values (course.id), (course.successor_id)) as about (id)
		where about.id is not null and course.id in (
			select asked.course_id from contact_request asked
				where asked.id = contact_request.id or asked.token = ${token}
			union all
			select start.course_id from start where start.id = seat_hold.start_id))`;
}

/**
 * The discount stays with its course, whatever group came over with another request, and with the tariff that it was shown for, where that
 * was stored: the recommended tariff, and the tariffs that a group serves, may change.
 */
async function selectDiscount(db: Database, { token, now }: SavedQuestion): Promise<SavedDiscount | undefined> {
	const row = await promisedDiscounts(db, { token, now })
		.select(["id as promisedTo", "discountPrice as price", "discountTariffId as promisedTariffId"])
		.select(
			sql<string | null>`coalesce(
				contact_request.discount_tariff_id,
				(select tariff.id from start join tariff on ${isGroupOf(now)}
					where start.id = contact_request.start_id and tariff.course_id = contact_request.course_id
						and tariff.id in (start.tariff_id, contact_request.tariff_id)
					order by tariff.id <> start.tariff_id desc limit 1),
				contact_request.tariff_id,
				(select tariff.id from tariff where tariff.course_id = contact_request.course_id
					order by tariff.recommended desc, tariff.position limit 1))`.as("tariffId"),
		)
		.executeTakeFirst();
	if (!row || row.isOver) return undefined;
	const { promisedTo, tariffId, promisedTariffId, percent, minor, currency } = row;
	if (!tariffId || !percent || !minor || !currency) return undefined;
	return { promisedTo, tariffId, percent, minor, currency, price: promisedTariffId ? row.price : null };
}
