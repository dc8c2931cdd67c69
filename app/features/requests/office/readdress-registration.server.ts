import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/**
 * Letters about a webinar, with the way to the person's own pages, go to the address of the registration: it follows that of its request.
 * @returns whether it could: by one address one person comes to a date.
 */
export async function readdressRegistration(
	transaction: Transaction<Schema>,
	request: { readonly id: string; readonly email: string | null },
): Promise<boolean> {
	const { email } = request;
	// A request without an address has its letters where they were asked for.
	if (email === null) return true;
	const registration = await transaction
		.selectFrom("webinarRegistration")
		.where("requestId", "=", request.id)
		.where("cancelledAt", "is", null)
		.select(["id", "webinarId"])
		.executeTakeFirst();
	if (!registration) return true;
	const { id, webinarId } = registration;
	// The webinar before its registrations, as everybody locks them: nobody registers meanwhile.
	await transaction.selectFrom("webinar").where("id", "=", webinarId).select("id").forUpdate().execute();
	const emailKey = email.toLowerCase();
	const other = await transaction
		.selectFrom("webinarRegistration as own")
		.innerJoin("webinarRegistration as other", (join) =>
			join
				.onRef("other.webinarId", "=", "own.webinarId")
				.onRef("other.startsAt", "=", "own.startsAt")
				.onRef("other.id", "!=", "own.id"),
		)
		.where("own.id", "=", id)
		.where("other.emailKey", "=", emailKey)
		.where("other.cancelledAt", "is", null)
		.select("other.id")
		.executeTakeFirst();
	if (other) return false;
	await transaction
		.updateTable("webinarRegistration")
		.set({ email, emailKey })
		.where("id", "=", id)
		.where("cancelledAt", "is", null)
		.execute();
	return true;
}
