import type { TeacherText } from "../../../database/catalog-types.ts";
import type { BookingStatus, TrialOutcome } from "../../../database/trial-types.ts";
import { firstReminder } from "../../shared/due-reminders.ts";
import { MINUTE_MS } from "../../shared/durations.ts";
import { TRIAL_REMINDERS } from "./lessons/trial-reminders.ts";
import type { BookingView } from "./trial-view.ts";

/** The way in opens so long before the lesson. */
const OPENS_BEFORE_MS = 10 * MINUTE_MS;

type BookingRow = {
	readonly id: string;
	readonly version: number;
	readonly status: BookingStatus;
	readonly outcome: TrialOutcome | null;
	readonly startsAt: Date;
	readonly minutes: number;
	readonly meetingUrl: string | null;
	readonly cancelledBy: string | null;
	readonly avatar: string;
	readonly teacherText: TeacherText;
};

/** A lesson as its page shows it at a moment. */
export function describeBooking(row: BookingRow, now: Date): BookingView {
	const { id, version, status, outcome, startsAt, minutes, meetingUrl, cancelledBy, avatar, teacherText } = row;
	const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
	const opensAt = new Date(startsAt.getTime() - OPENS_BEFORE_MS);
	const isOpen = status === "booked" && now >= opensAt && now < endsAt;
	return {
		...{ id, version, status, outcome, startsAt, minutes, opensAt },
		reminder: firstReminder(TRIAL_REMINDERS, { startsAt, now }),
		phase: now < startsAt ? "ahead" : now < endsAt ? "now" : "over",
		teacher: { name: teacherText.name, role: teacherText.role, avatar },
		isCancelledBySchool: status === "cancelled" && cancelledBy !== "visitor",
		meetingUrl: isOpen ? (meetingUrl ?? undefined) : undefined,
		hasMeeting: meetingUrl !== null,
	};
}
