import type { TrialReminderKind } from "../../../database/trial-types.ts";
import type { Reminder } from "../../shared/due-reminders.ts";

export const TRIAL_REMINDERS: readonly Reminder<TrialReminderKind>[] = [
	{ kind: "day", before: 24 * 60, until: 60 },
	{ kind: "hour", before: 60, until: 0 },
];

const MINUTE_MS = 60_000;

/** The first reminder of a lesson whose moment is still ahead; those after it come too. */
export function firstReminder(startsAt: Date, now: Date): TrialReminderKind | "none" {
	const left = (startsAt.getTime() - now.getTime()) / MINUTE_MS;
	return TRIAL_REMINDERS.find(({ before }) => left >= before)?.kind ?? "none";
}
