import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { BookingLetter, BookingMessages } from "../../trials/lessons/booking-messages.ts";
import { bookingRequest } from "../../trials/lessons/request-of-lesson.server.ts";
import { queueMessage } from "./queue-message.server.ts";

/** Writes what is to be told of a trial lesson as rows for staff to see and adds the jobs that deliver them. */
export function createBookingMessages(jobs: JobSender): BookingMessages {
	return {
		async write(db, letter, bookingId) {
			const booking = await selectBooking(db, bookingId);
			if (booking.email) await queueMessage(db, jobs, { channel: "letter", ...messageOf(booking, letter) });
		},
		async tellStaff(db, letter, bookingId) {
			const booking = await selectBooking(db, bookingId);
			await queueMessage(db, jobs, { channel: "telegram", ...messageOf(booking, letter) });
		},
	};
}

type Booking = Awaited<ReturnType<typeof selectBooking>>;

function messageOf<Letter extends BookingLetter>({ id, startsAt }: Booking, letter: Letter) {
	return { kind: `trial-${letter}` as const, trialBookingId: id, details: { startsAt: startsAt.toISOString() } };
}

function selectBooking(db: Transaction<Schema>, id: string) {
	return db
		.selectFrom("trialBooking")
		.innerJoin("contactRequest", (join) => join.on("contactRequest.id", "=", bookingRequest))
		.where("trialBooking.id", "=", id)
		.select(["trialBooking.id", "trialBooking.startsAt", "contactRequest.email"])
		.executeTakeFirstOrThrow();
}
