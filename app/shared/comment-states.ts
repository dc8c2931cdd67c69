/** What was decided about a comment. */
export const COMMENT_STATUSES = ["waiting", "approved", "hidden", "spam"] as const;
