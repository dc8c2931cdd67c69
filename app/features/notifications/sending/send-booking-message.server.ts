import type { Database } from "../../../../database/open-database.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { BookingLetter } from "../../trials/lessons/booking-messages.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood, leaveToOtherBuild } from "../delivery/delivery-outcome.ts";
import type { OutgoingRow } from "../delivery/outgoing-row.ts";
import { isBookingForManagers, readBookingMessage } from "../facts/booking-message.ts";
import { type AnnouncedBooking, getAnnouncedBooking } from "../facts/get-announced-booking.server.ts";
import { trialLetter } from "../letters/trial-letter.server.ts";
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
	const notice = readBookingMessage(message);
	if (!notice) return leaveToOtherBuild();
	const { letter: news, startsAt } = notice;
	const now = clock.now();
	if (!isTrue(news, { booking, startsAt, now })) return failForGood(MOOT.toldByAnother);
	if (message.channel === "telegram") {
		if (!isBookingForManagers(news)) return failForGood(MOOT.notForManagers);
		return tellManagers(channels, bookingText({ ...booking, startsAt }, { news, publicUrl: siteUrl }));
	}
	if (!booking.email) return failForGood(MOOT.noAddress);
	const letter = await trialLetter(news, booking, { siteUrl, now });
	return postLetter(channels, message, { ...letter, to: booking.email });
}

type Moment = { readonly booking: AnnouncedBooking; readonly startsAt: Date; readonly now: Date };

function isTrue(news: BookingLetter, { booking, startsAt, now }: Moment): boolean {
	if (news === "cancelled") return booking.status === "cancelled";
	return booking.status === "booked" && booking.startsAt.getTime() === startsAt.getTime() && startsAt > now;
}
