import type { Transaction } from "kysely";
import type { MessageChannel, Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { BookingLetter, BookingMessages } from "../../trials/booking-messages.ts";
import { deliveryQueue } from "./create-message-sender.server.ts";

/** What a message about a booking keeps of the moment it speaks of; everything else is read when it is sent. */
export type BookingMessageDetails = { readonly startsAt: string };

/** Writes what is to be told of a trial lesson as rows for staff to see and adds the jobs that deliver them. */
export function createBookingMessages(jobs: JobSender): BookingMessages {
	async function send(
		db: Transaction<Schema>,
		{ channel, letter, booking }: { channel: MessageChannel; letter: BookingLetter; booking: Booking },
	): Promise<void> {
		const details: BookingMessageDetails = { startsAt: booking.startsAt.toISOString() };
		const { id } = await db
			.insertInto("outgoingMessage")
			.values({ channel, kind: `trial-${letter}`, trialBookingId: booking.id, details: JSON.stringify(details) })
			.returning("id")
			.executeTakeFirstOrThrow();
		await jobs.send(db, deliveryQueue(channel), { id });
	}
	return {
		async write(db, letter, bookingId) {
			const booking = await selectBooking(db, bookingId);
			if (booking.email) await send(db, { channel: "letter", letter, booking });
		},
		async tellStaff(db, letter, bookingId) {
			await send(db, { channel: "telegram", letter, booking: await selectBooking(db, bookingId) });
		},
	};
}

type Booking = Awaited<ReturnType<typeof selectBooking>>;

function selectBooking(db: Transaction<Schema>, id: string) {
	return db
		.selectFrom("trialBooking")
		.innerJoin("contactRequest", "contactRequest.id", "trialBooking.requestId")
		.where("trialBooking.id", "=", id)
		.select(["trialBooking.id", "trialBooking.startsAt", "contactRequest.email"])
		.executeTakeFirstOrThrow();
}
