import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { TRIAL_REMINDERS } from "../../../shared/trial-states.ts";

/** What became of a trial lesson. */
export const BOOKING_NEWS = ["booked", "moved", "cancelled"] as const;
export type BookingNews = (typeof BOOKING_NEWS)[number];
export const BOOKING_LETTERS = [...BOOKING_NEWS, ...TRIAL_REMINDERS] as const;
export type BookingLetter = (typeof BOOKING_LETTERS)[number];

/** Puts messages about a booking on their way, as part of the transaction that they speak of. */
export type BookingMessages = {
	/** A letter to the visitor, where he has left an address. */
	write(db: Transaction<Schema>, letter: BookingLetter, bookingId: string): Promise<void>;
	/** To the staff, of what a visitor has done. */
	tellStaff(db: Transaction<Schema>, news: BookingNews, bookingId: string): Promise<void>;
};
