/** States of a course that visitors may see. */
export const SHOWN_STATUSES = ["published", "in_development", "on_pause"] as const;
