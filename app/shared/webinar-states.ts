/** Statuses of the event. What is on the site is decided by the texts, unless the event is off the site (`draft`). */
export const WEBINAR_STATUSES = ["published", "cancelled", "draft"] as const;

export const WEBINAR_KINDS = ["live", "recorded"] as const;

/** When those who are coming are reminded: the day before, the hour before, minutes before. */
export const WEBINAR_REMINDERS = ["day", "hour", "minutes"] as const;
