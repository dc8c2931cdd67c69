import type { TrialReminderKind } from "../../../../database/trial-types.ts";
import type { Reminder } from "../../../shared/due-reminders.ts";

export const TRIAL_REMINDERS: readonly Reminder<TrialReminderKind>[] = [
	{ kind: "day", before: 24 * 60, until: 60 },
	{ kind: "hour", before: 60, until: 0 },
];
