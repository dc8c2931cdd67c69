import type { START_STATUSES } from "../../../../app/shared/course-states.ts";
import type { Tone } from "../../fields/status-chip.tsx";

export const START_TONES = { open: "success", cancelled: "danger" } as const satisfies Partial<
	Record<(typeof START_STATUSES)[number], Tone>
>;
