/** Who is taught. */
export const AUDIENCES = ["children", "adults"] as const;

/** The statuses that an editor may give a course; that it is scheduled follows from its texts. */
export const COURSE_STATUSES = ["draft", "published", "in_development", "on_pause", "archived"] as const;

export const COURSE_LEVELS = ["beginner", "intermediate", "advanced"] as const;

/** How a course is taken. */
export const TARIFF_KINDS = ["group", "mini_group", "individual", "with_mentor"] as const;

/** Whether one can enrol in a dated group. */
export const START_STATUSES = ["open", "closed", "cancelled"] as const;

export const REVIEW_STATUSES = ["draft", "published", "hidden"] as const;

/** Who wrote a review: a parent, a child, or an adult who studied here. */
export const REVIEW_KINDS = ["parent", "student", "adult"] as const;
