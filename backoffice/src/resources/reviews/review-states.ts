import type { REVIEW_STATUSES } from "../../../../app/shared/course-states.ts";
import type { Tone } from "../../fields/status-chip.tsx";

export const RATINGS = ["5", "4", "3", "2", "1"] as const;
export const REVIEW_TONES = { draft: "warn", published: "success" } as const satisfies Partial<
	Record<(typeof REVIEW_STATUSES)[number], Tone>
>;
