import { randomBytes } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { tellContent } from "../../../database/tell-content.server.ts";
import type { Alongside } from "../requests/submitting/submit-request.server.ts";
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
		const registration = await db
			.insertInto("webinarRegistration")
			.values({
				webinarId: webinar.id,
				requestId: id,
				token: randomBytes(24).toString("base64url"),
				startsAt: webinar.startsAt,
				email,
				emailKey: email.toLowerCase(),
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
