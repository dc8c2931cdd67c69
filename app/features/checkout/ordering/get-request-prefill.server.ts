import { type SqlBool, sql } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { isGroupOf } from "../../catalog/is-group-of.server.ts";
import { requestOfToken } from "../../requests/pages/request-of-token.server.ts";
import type { BasketLine } from "../basket/basket.ts";
import type { CheckoutValues } from "../rules/checkout-input.ts";

/** What a checkout takes over from the request of this browser. */
export type RequestPrefill = {
	/** The course that was asked for, with the group where a place is held. */
	readonly line: BasketLine | undefined;
	readonly values: CheckoutValues;
};

/** Of a merged request, what it says itself and the place of the one that stands for it; undefined when nobody knows the secret. */
export async function getRequestPrefill(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<RequestPrefill | undefined> {
	const row = await db
		.selectFrom("contactRequest")
		.leftJoin("seatHold", (join) =>
			join.on("seatHold.requestId", "=", requestOfToken(token)).on("seatHold.orderId", "is", null).on(isHeldNow(now)),
		)
		.leftJoin("start", "start.id", "seatHold.startId")
		.leftJoin("tariff", (join) =>
			join.on(
				sql<SqlBool>`tariff.id = coalesce(
					(select tariff.id from tariff where tariff.id = contact_request.tariff_id and ${isGroupOf(now)}),
					start.tariff_id, contact_request.tariff_id)`,
			),
		)
		// Of the tariff: a merge may have brought the place in a group of another course.
		.leftJoin("course", "course.id", "tariff.courseId")
		.where("contactRequest.token", "=", token)
		.select([
			"course.slug",
			"tariff.code",
			"start.id as startId",
			"contactRequest.name",
			"contactRequest.surname",
			"contactRequest.phoneRaw",
			"contactRequest.email",
		])
		.executeTakeFirst();
	if (!row) return undefined;
	const { slug, code, startId, name, surname, phoneRaw, email } = row;
	return {
		line: slug && code ? { courseSlug: slug, tariffCode: code, startId: startId ?? undefined } : undefined,
		values: { name, surname: surname ?? "", phone: phoneRaw, email: email ?? "" },
	};
}
