import type { Database } from "../../../../database/open-database.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { BookingLetter, BookingNews } from "../../trials/booking-messages.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood } from "../delivery/delivery-outcome.ts";
import type { OutgoingRow } from "../delivery/outgoing-row.ts";
import { type AnnouncedBooking, getAnnouncedBooking } from "../facts/get-announced-booking.server.ts";
import { trialLetter } from "../letters/trial-letter.server.ts";
import type { BookingMessageDetails } from "../queueing/create-booking-messages.server.ts";
import { bookingText } from "../telegram/booking-text.server.ts";
import { postLetter } from "./post-letter.server.ts";
import { tellManagers } from "./tell-managers.server.ts";

/** Hands a message about a trial lesson to its channel. What is no longer true is not sent: the next one says what is. */
export async function sendBookingMessage(
	db: Database,
	{ trialBookingId, ...message }: OutgoingRow & { readonly trialBookingId: string },
	{ channels, siteUrl, clock }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	const booking = await getAnnouncedBooking(db, trialBookingId);
	if (!booking) return failForGood(MOOT.noBooking);
	const kind = message.kind.replace(/^trial-/, "") as BookingLetter;
	const startsAt = new Date((message.details as BookingMessageDetails).startsAt);
	const now = clock.now();
	if (!isTrue(kind, { booking, startsAt, now })) return failForGood(MOOT.toldByAnother);
	if (message.channel === "telegram") {
		const text = bookingText({ ...booking, startsAt }, { news: kind as BookingNews, publicUrl: siteUrl });
		return tellManagers(channels, text);
	}
	if (!booking.email) return failForGood(MOOT.noAddress);
	const letter = await trialLetter(kind, booking, { siteUrl, now });
	return postLetter(channels, message, { ...letter, to: booking.email });
}

type Moment = { readonly booking: AnnouncedBooking; readonly startsAt: Date; readonly now: Date };

function isTrue(kind: BookingLetter, { booking, startsAt, now }: Moment): boolean {
	if (kind === "cancelled") return booking.status === "cancelled";
	return booking.status === "booked" && booking.startsAt.getTime() === startsAt.getTime() && startsAt > now;
}
