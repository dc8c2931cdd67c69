import type { Transaction } from "kysely";
import type { TrialReminderKind } from "../../../database/trial-types.ts";
import type { Schema } from "../../../database/types.ts";

/** What became of a trial lesson. */
export type BookingNews = "booked" | "moved" | "cancelled";
export type BookingLetter = BookingNews | TrialReminderKind;

/** Puts messages about a booking on their way, as part of the transaction that they speak of. */
export type BookingMessages = {
	/** A letter to the visitor, where he has left an address. */
	write(db: Transaction<Schema>, letter: BookingLetter, bookingId: string): Promise<void>;
	/** To the staff, of what a visitor has done. */
	tellStaff(db: Transaction<Schema>, news: BookingNews, bookingId: string): Promise<void>;
};
