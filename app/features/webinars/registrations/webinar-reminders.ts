import type { ReminderKind } from "../../../../database/webinar-types.ts";
import type { Reminder } from "../../../shared/due-reminders.ts";

export const WEBINAR_REMINDERS: readonly Reminder<ReminderKind>[] = [
	{ kind: "day", before: 24 * 60, until: 60 },
	{ kind: "hour", before: 60, until: 10 },
	{ kind: "minutes", before: 10, until: 0 },
];
