import { isOneOf } from "../../../shared/is-one-of.ts";
import {
	BOOKING_LETTERS,
	BOOKING_NEWS,
	type BookingLetter,
	type BookingNews,
} from "../../trials/lessons/booking-messages.ts";
import type { Message, StoredMessage } from "./message.ts";

/** `startsAt` is an ISO instant, the time that the message is about. */
type Details = { readonly startsAt: string };

/** What a visitor and managers are told of a trial lesson. */
export type MessageAboutBooking =
	| Message<"letter", `trial-${BookingLetter}`, Details>
	| Message<"telegram", `trial-${BookingNews}`, Details>;

type BookingNotice = { readonly letter: BookingLetter; readonly startsAt: Date };

/** What a stored message tells; undefined for a kind that only another build knows. */
export function readBookingMessage({ kind, details }: StoredMessage): BookingNotice | undefined {
	const letter = BOOKING_LETTERS.find((known) => kind === `trial-${known}`);
	if (!letter || !("startsAt" in details) || typeof details.startsAt !== "string") return undefined;
	return { letter, startsAt: new Date(details.startsAt) };
}

export function isBookingForManagers(letter: BookingLetter): letter is BookingNews {
	return isOneOf(BOOKING_NEWS, letter);
}
