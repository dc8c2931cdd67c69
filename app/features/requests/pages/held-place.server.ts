import { type RawBuilder, sql } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isGroupOf } from "../../catalog/places/is-group-of.server.ts";

/** A place of a group that is held now; `startsAt` is its first lesson, in the zone of the group. */
export type HeldPlace = {
	readonly startsAt: Date;
	readonly zone: string;
	readonly heldUntil: Date;
	/** Of the tariff that it was asked for. */
	readonly tariffName: string;
};

type HeldQuestion = {
	readonly requestId: string | RawBuilder<string>;
	readonly locale: Locale;
	readonly now: Date;
};

/** The name of the tariff that a place is held for, beside rows of `seat_hold` and `start`; the group's own where the request names none of its. */
export function heldTariff(locale: Locale | RawBuilder<Locale>, now: Date): RawBuilder<string> {
	return sql<string>`(select tariff.text -> ${locale}::text ->> 'name' from contact_request holder join tariff on ${isGroupOf(now)}
		where holder.id = seat_hold.request_id and tariff.id in (start.tariff_id, holder.tariff_id)
		order by tariff.id <> start.tariff_id desc limit 1)`;
}

/** The place that is held for a request; undefined when there is none. */
export function findHeldPlace(db: Database, question: HeldQuestion): Promise<HeldPlace | undefined> {
	return heldPlaces(db, question).executeTakeFirst();
}

/**
 * The same as a query that takes more of the place and its `start`. In a group that was cancelled there is none, even before the job that
 * gives it back comes by.
 */
export function heldPlaces(db: Database, { requestId, locale, now }: HeldQuestion) {
	return db
		.selectFrom("seatHold")
		.innerJoin("start", "start.id", "seatHold.startId")
		.where("seatHold.requestId", "=", requestId)
		.where("start.status", "<>", "cancelled")
		.where(isHeldNow(now))
		.select(["start.startsAt", "start.zone", "seatHold.expiresAt as heldUntil"])
		.select(heldTariff(locale, now).as("tariffName"));
}
