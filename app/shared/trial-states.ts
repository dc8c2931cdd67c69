/** Whether a trial lesson is ahead, was given, or was called off. */
export const BOOKING_STATUSES = ["booked", "done", "cancelled"] as const;

/** What came of a trial lesson. */
export const TRIAL_OUTCOMES = ["came", "missed", "thinking", "bought", "declined"] as const;

/** When a visitor is reminded of the lesson: the day before, the hour before. */
export const TRIAL_REMINDERS = ["day", "hour"] as const;
