/** The states of a comment in moderation. */
export const COMMENT_STATUSES = ["waiting", "approved", "hidden", "spam"] as const;
