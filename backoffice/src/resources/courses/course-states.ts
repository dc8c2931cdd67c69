import type { COURSE_STATUSES } from "../../../../app/shared/course-states.ts";
import type { TEXT_STATES } from "../../../../app/shared/text-states.ts";
import type { Tone } from "../../fields/status-chip.tsx";

export const STATUS_TONES = {
	published: "success",
	in_development: "info",
	on_pause: "warn",
} as const satisfies Partial<Record<(typeof COURSE_STATUSES)[number], Tone>>;
export const TEXT_TONES = { published: "success", scheduled: "info" } as const satisfies Partial<
	Record<(typeof TEXT_STATES)[number], Tone>
>;
