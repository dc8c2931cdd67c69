import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { RegistrationMessages } from "./registration-messages.ts";

/** Tells everybody who registered for the coming date that the webinar is not held. @returns how many. */
export async function callOffWebinar(
	transaction: Transaction<Schema>,
	{ webinarId, startsAt, now }: { webinarId: string; startsAt: Date; now: Date },
	messages: RegistrationMessages,
): Promise<number> {
	if (startsAt <= now) return 0;
	const told = await transaction
		.selectFrom("webinarRegistration")
		.where("webinarId", "=", webinarId)
		.where("startsAt", "=", startsAt)
		.where("cancelledAt", "is", null)
		.select("id")
		.execute();
	for (const { id } of told) await messages.write(transaction, "cancelled", id);
	return told.length;
}
