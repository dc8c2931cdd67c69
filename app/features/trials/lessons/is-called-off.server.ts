import type { Database } from "../../../../database/open-database.server.ts";

/** Whether the lesson behind a secret is off already: nothing is booked any more, and the last one there was has been cancelled. */
export async function isCalledOff(db: Database, { token }: { readonly token: string }): Promise<boolean> {
	const last = await db
		.selectFrom("trialBooking")
		.innerJoin("contactRequest", (join) =>
			join.on((on) =>
				on.or([
					on("trialBooking.requestId", "=", on.ref("contactRequest.id")),
					on("trialBooking.bookedUnder", "=", on.ref("contactRequest.id")),
				]),
			),
		)
		.where("contactRequest.token", "=", token)
		.orderBy("trialBooking.number", "desc")
		.select("trialBooking.status")
		.executeTakeFirst();
	return last?.status === "cancelled";
}
