import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import { OPEN_STATES } from "../requests/board/request-states.ts";
import { webinarSubject } from "./get-webinar-form.server.ts";
import type { RegistrationMessages } from "./registration-messages.ts";

type Move = { readonly webinarId: string; readonly from: Date; readonly to: Date };

/** Takes everybody who registered for a date along to the new one, and tells each by letter. @returns how many. */
export async function moveRegistrations(
	transaction: Transaction<Schema>,
	{ webinarId, from, to }: Move,
	messages: RegistrationMessages,
): Promise<number> {
	if (from.getTime() === to.getTime()) return 0;
	const moved = await transaction
		.updateTable("webinarRegistration as registration")
		.set({ startsAt: to })
		.where("registration.webinarId", "=", webinarId)
		.where("registration.startsAt", "=", from)
		.where("registration.cancelledAt", "is", null)
		// Who has a place on the new date already keeps that one.
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("webinarRegistration as other")
						.whereRef("other.webinarId", "=", "registration.webinarId")
						.whereRef("other.emailKey", "=", "registration.emailKey")
						.where("other.startsAt", "=", to)
						.where("other.cancelledAt", "is", null)
						.select("other.id"),
				),
			),
		)
		.returning("registration.id")
		.execute();
	for (const { id } of moved) await messages.write(transaction, "moved", id);
	return moved.length;
}

type NamedDate = { readonly slug: string; readonly startsAt: Date };

/** Whoever waits for a place goes on waiting, under another address and at another date too. Nobody is told: there is no place yet. */
export async function moveWaiting(
	transaction: Transaction<Schema>,
	{ from, to }: { readonly from: NamedDate; readonly to: NamedDate },
): Promise<void> {
	if (webinarSubject(from) === webinarSubject(to)) return;
	await transaction
		.updateTable("contactRequest")
		.set({ subject: webinarSubject(to) })
		.where("kind", "=", "waitlist")
		.where("subject", "=", webinarSubject(from))
		.where("status", "in", OPEN_STATES)
		.execute();
}
