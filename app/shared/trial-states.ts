/** Whether a trial lesson is ahead, was given, or was called off. */
export const BOOKING_STATUSES = ["booked", "done", "cancelled"] as const;

/** What came of a trial lesson. */
export const TRIAL_OUTCOMES = ["came", "missed", "thinking", "bought", "declined"] as const;

/** Whether a time of a teacher can be booked: free, held by a visitor, booked, or the teacher is away. */
export const SLOT_STATES = ["free", "held", "booked", "away"] as const;

/** When a visitor is reminded of the lesson: the day before, the hour before. */
export const TRIAL_REMINDERS = ["day", "hour"] as const;
