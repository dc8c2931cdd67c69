import { randomBytes } from "node:crypto";
import { type SqlBool, sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { isToBeForgotten } from "../../requests/erasure/is-to-be-forgotten.server.ts";
import type { Alongside } from "../../requests/submitting/submit-request.server.ts";
import type { RegistrationMessages } from "./registration-messages.ts";

/**
 * The part of a registration that goes with its request: one place, one row, one letter. The row of the webinar is changed only while
 * there is a place, so that places cannot be oversold however many come at once.
 */
export function register(slug: string, { messages }: { messages: RegistrationMessages }): Alongside {
	return async (db, { id, now, email }) => {
		if (!email) throw new Error("A registration needs an address");
		const webinar = await db
			.updateTable("webinar")
			.set({ seatsTaken: sql<number>`seats_taken + 1` })
			.where("slug", "=", slug)
			.where("status", "=", "published")
			.where((where) => where.or([where("seats", "is", null), sql<SqlBool>`seats_taken < seats`]))
			.where(sql<SqlBool>`starts_at + minutes * interval '1 minute' > ${now}`)
			.returning(["id", "startsAt", "seats"])
			.executeTakeFirst();
		if (!webinar) return "placeTaken";
		const place = { webinarId: webinar.id, emailKey: email.toLowerCase(), startsAt: webinar.startsAt };
		await leavePlace(db, { ...place, now });
		const registration = await db
			.insertInto("webinarRegistration")
			.values({
				...place,
				requestId: id,
				token: randomBytes(24).toString("base64url"),
				email,
				createdAt: now,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!registration) return "already";
		await messages.write(db, "joined", registration.id);
		if (webinar.seats !== null) await tellContent(db, "places");
		return "written";
	};
}

type Place = { readonly webinarId: string; readonly emailKey: string; readonly startsAt: Date; readonly now: Date };

/** A person who asked for erasure and registers again gives back the place that would be erased with him. */
async function leavePlace(db: Transaction<Schema>, { webinarId, emailKey, startsAt, now }: Place): Promise<void> {
	const { numUpdatedRows } = await db
		.updateTable("webinarRegistration")
		.set({ cancelledAt: now })
		.where("webinarId", "=", webinarId)
		.where("emailKey", "=", emailKey)
		.where("startsAt", "=", startsAt)
		.where("cancelledAt", "is", null)
		.where((where) =>
			where("requestId", "in", where.selectFrom("contactRequest").where(isToBeForgotten()).select("contactRequest.id")),
		)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return;
	await db
		.updateTable("webinar")
		.set({ seatsTaken: sql<number>`seats_taken - 1` })
		.where("id", "=", webinarId)
		.execute();
}
