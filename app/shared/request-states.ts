/** What a visitor can ask the school for. */
export const REQUEST_KINDS = [
	"trial",
	"callback",
	"consultation",
	"quiz",
	"instalment",
	"waitlist",
	"contact",
	"bonus",
	"guide",
	"webinar",
] as const;

/** States that staff may set by hand; the others are set by actions of their own. */
export const MOVABLE_STATES = ["in_work", "no_answer", "thinking", "trial_booked"] as const;

/** States in which nothing more has to be done about a request. */
export const CLOSED_STATES = ["won", "lost", "spam"] as const;

export const REQUEST_STATUSES = ["new", ...MOVABLE_STATES, ...CLOSED_STATES] as const;

/** What came of a call. */
export const CALL_RESULTS = ["talked", "no_answer", "call_again"] as const;

/** When staff are reminded of a promised call: before its moment, and after it. */
export const ESCALATIONS = ["soon", "late"] as const;
