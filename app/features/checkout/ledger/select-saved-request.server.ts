import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Currency } from "../../../shared/money.ts";

/** What a request has kept for its owner: a discount on one tariff while it runs, and a place while it is held. */
export type SavedRequest = {
	readonly id: string;
	readonly roistat: string | null;
	readonly discount:
		| { readonly tariffId: string; readonly percent: number; readonly minor: number; readonly currency: Currency }
		| undefined;
	readonly place: { readonly holdId: string; readonly startId: string } | undefined;
};

/** A request by its secret; undefined when there is none. A discount without an end runs on. */
export async function selectSavedRequest(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<SavedRequest | undefined> {
	const row = await db
		.selectFrom("contactRequest")
		.leftJoin("seatHold", (join) =>
			join
				.onRef("seatHold.requestId", "=", "contactRequest.id")
				.on("seatHold.orderId", "is", null)
				.on("seatHold.releasedAt", "is", null)
				.on("seatHold.expiresAt", ">", now),
		)
		.where("contactRequest.token", "=", token)
		.select([
			"contactRequest.id",
			"contactRequest.roistat",
			"contactRequest.discountPercent",
			"contactRequest.discountMinor",
			"contactRequest.discountCurrency",
			"contactRequest.discountUntil",
			"seatHold.id as holdId",
			"seatHold.startId as heldStartId",
			sql<string | null>`coalesce(
				(select start.tariff_id from start where start.id = contact_request.start_id),
				contact_request.tariff_id,
				(select tariff.id from tariff where tariff.course_id = contact_request.course_id
					order by tariff.recommended desc, tariff.position limit 1))`.as("discountTariffId"),
		])
		.executeTakeFirst();
	if (!row) return undefined;
	const { discountPercent, discountMinor, discountCurrency, discountUntil, discountTariffId, holdId, heldStartId } =
		row;
	const isRunning = discountUntil === null || discountUntil > now;
	return {
		id: row.id,
		roistat: row.roistat,
		discount:
			isRunning && discountPercent && discountMinor && discountCurrency && discountTariffId
				? { tariffId: discountTariffId, percent: discountPercent, minor: discountMinor, currency: discountCurrency }
				: undefined,
		place: holdId && heldStartId ? { holdId, startId: heldStartId } : undefined,
	};
}
