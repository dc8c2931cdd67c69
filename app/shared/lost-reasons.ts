/** Why someone does not enrol, as codes that the screens put into words. */
export const LOST_REASONS = [
	"expensive",
	"no_time",
	"age",
	"device",
	"other_school",
	"changed_mind",
	"no_contact",
	"no_such_course",
	"duplicate",
	"other",
] as const;
export type LostReason = (typeof LOST_REASONS)[number];
