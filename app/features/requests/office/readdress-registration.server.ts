import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/**
 * Moves registrations to the new address of their request: letters about a webinar, with the link to the person's pages, go to the address
 * of the registration. Registrations of merged requests move too; of several for one date, which one address cannot have, only one does.
 * @returns whether it could: one address holds one place for a date.
 */
export async function readdressRegistration(
	transaction: Transaction<Schema>,
	request: { readonly id: string; readonly email: string | null },
): Promise<boolean> {
	const { email } = request;
	// A request without an address has its letters where they were asked for.
	if (email === null) return true;
	const registrations = await selectRegistrations(transaction, request.id);
	if (registrations.length === 0) return true;
	const ids = registrations.map(({ id }) => id);
	// The webinars before their registrations, as everybody locks them: nobody registers meanwhile.
	const webinarIds = registrations.map(({ webinarId }) => webinarId);
	await transaction
		.selectFrom("webinar")
		.where("id", "in", webinarIds)
		.orderBy("id")
		.select("id")
		.forUpdate()
		.execute();
	const emailKey = email.toLowerCase();
	const other = await transaction
		.selectFrom("webinarRegistration as own")
		.innerJoin("webinarRegistration as other", (join) =>
			join.onRef("other.webinarId", "=", "own.webinarId").onRef("other.startsAt", "=", "own.startsAt"),
		)
		.where("own.id", "in", ids)
		.where("other.id", "not in", ids)
		.where("other.emailKey", "=", emailKey)
		.where("other.cancelledAt", "is", null)
		.select("other.id")
		.executeTakeFirst();
	if (other) return false;
	const ofDates = Map.groupBy(registrations, ({ webinarId, startsAt }) => `${webinarId} ${startsAt.toISOString()}`);
	for (const places of ofDates.values()) {
		const place = places.find((one) => one.emailKey === emailKey) ?? places[0];
		if (!place) continue;
		await transaction
			.updateTable("webinarRegistration")
			.set({ email, emailKey, registeredUnder: null })
			.where("id", "=", place.id)
			.where("cancelledAt", "is", null)
			.execute();
	}
	return true;
}

/** Its own first. */
function selectRegistrations(transaction: Transaction<Schema>, requestId: string) {
	return transaction
		.selectFrom("webinarRegistration as registration")
		.innerJoin("contactRequest as request", "request.id", "registration.requestId")
		.where((where) => where.or([where("request.id", "=", requestId), where("request.mergedInto", "=", requestId)]))
		.where("registration.cancelledAt", "is", null)
		.orderBy((order) => order("request.id", "=", requestId), "desc")
		.select(["registration.id", "registration.webinarId", "registration.startsAt", "registration.emailKey"])
		.execute();
}
