import type { BookingStatus, TrialOutcome, TrialReminderKind } from "../../../database/trial-types.ts";
import type { CoursePause } from "../requests/pages/course-pause.server.ts";

/** The lesson of a request: the one ahead, or the last there was. */
export type BookingView = {
	readonly id: string;
	/** Greater after every change. */
	readonly version: number;
	readonly status: BookingStatus;
	readonly outcome: TrialOutcome | null;
	readonly phase: "ahead" | "now" | "over";
	readonly startsAt: Date;
	readonly minutes: number;
	/** The first letter of a reminder that is still to come. */
	readonly reminder: TrialReminderKind | "none";
	readonly teacher: TrialTeacher;
	readonly isCancelledBySchool: boolean;
	/** The link to join: from ten minutes before the lesson to its end, where the teacher has given one. */
	readonly meetingUrl: string | undefined;
	/** Whether there will be one on this page. */
	readonly hasMeeting: boolean;
	readonly opensAt: Date;
};

export type TrialTeacher = { readonly name: string; readonly role: string; readonly avatar: string };

export type HoldView = {
	readonly slotId: string;
	readonly startsAt: Date;
	readonly until: Date;
	/** The first letter of a reminder that there would be once it is booked. */
	readonly reminder: TrialReminderKind | "none";
	readonly teacher: TrialTeacher;
};

export type SlotView = { readonly id: string; readonly startsAt: Date; readonly teacher: string };

/** A day with free times, by the clock of the visitor. */
export type DayView = { readonly day: string; readonly at: Date; readonly count: number };

/** Everything that the secret link of a request for a trial lesson shows. */
export type TrialView = {
	readonly token: string;
	readonly name: string;
	readonly courseTitle: string | null;
	readonly hasEmail: boolean;
	readonly minutes: number;
	/** The zone in which times are printed, and whether the visitor chose it or it is only the school's. */
	readonly zone: string;
	readonly isZoneKnown: boolean;
	readonly schoolZone: string;
	/** `paused`: the course takes nobody. */
	readonly state: "pick" | "held" | "booked" | "paused" | "closed";
	/** The course that takes the place of one that takes nobody. */
	readonly successor: NonNullable<CoursePause["successor"]> | undefined;
	readonly booking: BookingView | undefined;
	readonly canMove: boolean;
	readonly hold: HoldView | undefined;
	/** He held a time and let the minutes pass. */
	readonly hasHoldRunOut: boolean;
	readonly days: readonly DayView[];
	/** The chosen day, and its times. */
	readonly day: string | undefined;
	readonly slots: readonly SlotView[];
	readonly phone: { readonly number: string; readonly label: string };
};

/** Why something that was pressed was not done; keys of the words. */
export type TrialRefused = {
	readonly refusal?: "notFound" | "closed" | "slotTaken" | "tooLate" | "begun" | "moved" | "tooMany";
	readonly error?: "emailFormat" | "emailAddress";
	/** As it was typed. */
	readonly email: string;
};
