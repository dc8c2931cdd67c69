import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";

/** Gives a place back, once; the request is closed with it, so that the same person may come again. @returns whether there was one to give. */
export async function cancelRegistration(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
	return inTransaction(db, async (transaction) => {
		const registration = await transaction
			.updateTable("webinarRegistration")
			.set({ cancelledAt: now })
			.where("token", "=", token)
			.where("cancelledAt", "is", null)
			.returning(["webinarId", "requestId", "startsAt"])
			.executeTakeFirst();
		if (!registration) return false;
		await transaction
			.updateTable("webinar")
			.set({ seatsTaken: sql<number>`greatest(seats_taken - 1, 0)` })
			.where("id", "=", registration.webinarId)
			.where("startsAt", "=", registration.startsAt)
			.execute();
		await transaction
			.updateTable("contactRequest")
			.set({ status: "lost", lostReason: "cancelled-by-visitor", updatedAt: now })
			.where("id", "=", registration.requestId)
			.where("status", "=", "new")
			.execute();
		await transaction
			.insertInto("contactRequestEvent")
			.values({
				requestId: registration.requestId,
				kind: "changed",
				details: JSON.stringify({ webinar: "cancelled" }),
				createdAt: now,
			})
			.execute();
		await sql`select pg_notify('content_changed', 'places')`.execute(transaction);
		return true;
	});
}
