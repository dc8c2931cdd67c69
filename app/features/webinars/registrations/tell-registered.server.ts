import type { Selectable, Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { endsAt } from "../webinar-phase.ts";
import { listRegistered } from "./list-registered.server.ts";
import type { RegistrationMessages } from "./registration-messages.ts";

type Status = Selectable<Schema["webinar"]>["status"];

type Turn = {
	readonly webinarId: string;
	readonly startsAt: Date;
	readonly minutes: number;
	/** The date that they know; it differs where the same change moved the webinar. */
	readonly known: Date;
	readonly from: Status;
	readonly to: Status;
	readonly now: Date;
};

/**
 * Tells everybody registered for the current date that the webinar is cancelled (naming the date they know) or takes place after all. Until
 * the webinar's end: one that does not begin is cancelled late.
 * @returns how many were told.
 */
export async function tellRegistered(
	transaction: Transaction<Schema>,
	{ webinarId, startsAt, minutes, known, from, to, now }: Turn,
	messages: RegistrationMessages,
): Promise<number> {
	const letter = letterOf(from, to);
	if (!letter || endsAt({ startsAt, minutes }) <= now) return 0;
	const told = await listRegistered(transaction, { webinarId, startsAt });
	for (const id of told) {
		await messages.write(transaction, letter, id, letter === "cancelled" ? known : undefined);
	}
	return told.length;
}

function letterOf(from: Status, to: Status): "cancelled" | "restored" | undefined {
	if (from === "published" && to === "cancelled") return "cancelled";
	return from === "cancelled" && to === "published" ? "restored" : undefined;
}
