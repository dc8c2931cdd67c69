import { type SqlBool, sql } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { isGroupOf } from "../../catalog/places/is-group-of.server.ts";
import { requestOfToken } from "../../requests/pages/request-of-token.server.ts";
import type { BasketLine } from "../basket/basket.ts";
import { selectSavedRequests } from "../basket/select-saved-requests.server.ts";
import type { CheckoutValues } from "../rules/checkout-input.ts";

/** What a checkout takes over from the requests of this browser. */
export type RequestPrefill = {
	/** The courses that were asked for, each with the group where a place is held. */
	readonly lines: readonly BasketLine[];
	readonly values: CheckoutValues;
};

/**
 * Everything asked for, that of a request which still keeps something first, and what the first one says of its person. Undefined when nobody
 * knows any of the secrets, which come newest first.
 */
export async function getRequestPrefill(
	db: Database,
	{ tokens, now }: { tokens: readonly string[]; now: Date },
): Promise<RequestPrefill | undefined> {
	const saved = await selectSavedRequests(db, { tokens, now });
	const asked: Asked[] = [];
	for (const { token } of saved) asked.push(...(await readAsked(db, { token, now })));
	const [first] = asked;
	return first && { lines: asked.flatMap(({ line }) => line ?? []), values: first.values };
}

type Asked = { readonly line: BasketLine | undefined; readonly values: CheckoutValues };

/** For a merged request: what it says itself, and the place of the one that stands for it; none once that place is gone. */
async function readAsked(db: Database, { token, now }: { token: string; now: Date }): Promise<Asked[]> {
	const rows = await db
		.selectFrom("contactRequest")
		.leftJoin("seatHold", (join) =>
			join.on("seatHold.requestId", "=", requestOfToken(token)).on("seatHold.orderId", "is", null).on(isHeldNow(now)),
		)
		.leftJoin("start", (join) => join.onRef("start.id", "=", "seatHold.startId").on("start.status", "<>", "cancelled"))
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
		.limit(1)
		.execute();
	return rows.map(({ slug, code, startId, name, surname, phoneRaw, email }) => ({
		line: slug && code ? { courseSlug: slug, tariffCode: code, startId: startId ?? undefined } : undefined,
		values: { name, surname: surname ?? "", phone: phoneRaw, email: email ?? "" },
	}));
}
