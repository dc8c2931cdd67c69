import type { ColumnType, Generated } from "kysely";
import type { BOOKING_STATUSES, TRIAL_OUTCOMES, TRIAL_REMINDERS } from "../app/shared/trial-states.ts";
import type { CreatedAt, Day, Instant, OptionalInstant, VersionedRow } from "./column-types.ts";

export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number];
export type TrialReminderKind = (typeof TRIAL_REMINDERS)[number];

export type TrialTables = {
	trialWindow: VersionedRow & {
		teacherId: string;
		/** Monday is 1. */
		weekday: number;
		/** `HH:MM` by the clock of `zone`. */
		fromTime: string;
		/** `00:00` is the end of the day. */
		toTime: string;
		zone: string;
		validFrom: Day;
		validTo: ColumnType<string | null, string | null | undefined, string | null>;
		meetingUrl: string | null;
	};
	trialTimeOff: VersionedRow & { teacherId: string; startsAt: Instant; endsAt: Instant; note: Generated<string> };
	trialSlot: {
		id: Generated<string>;
		teacherId: string;
		startsAt: Instant;
		minutes: number;
		zone: string;
		meetingUrl: string | null;
		heldFor: string | null;
		heldUntil: OptionalInstant;
		createdAt: CreatedAt;
	};
	trialBooking: VersionedRow & {
		number: Generated<number>;
		requestId: string;
		/** The request by whose secret it was booked, where that was merged into another one since. */
		bookedUnder: string | null;
		slotId: string | null;
		teacherId: string;
		startsAt: Instant;
		minutes: number;
		zone: string;
		visitorZone: string;
		meetingUrl: string | null;
		status: Generated<BookingStatus>;
		outcome: TrialOutcome | null;
		outcomeNote: Generated<string>;
		bookedBy: string;
		bookedAt: Instant;
		cancelledAt: OptionalInstant;
		cancelledBy: string | null;
		cancelReason: string | null;
	};
	trialReminder: { bookingId: string; kind: TrialReminderKind; startsAt: Instant; createdAt: CreatedAt };
};
