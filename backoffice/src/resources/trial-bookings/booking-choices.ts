import type { BOOKING_STATUSES, TRIAL_OUTCOMES } from "../../../../app/shared/trial-states.ts";
import type { Tone } from "../../fields/status-chip.tsx";

export const QUEUES = ["ahead", "unrecorded", "conflict"];
export const STATUS_TONES = {
	booked: "info",
	done: "success",
	cancelled: "plain",
} as const satisfies Record<(typeof BOOKING_STATUSES)[number], Tone>;
export const OUTCOME_TONES = {
	came: "info",
	thinking: "info",
	bought: "success",
	missed: "warn",
	declined: "plain",
} as const satisfies Record<(typeof TRIAL_OUTCOMES)[number], Tone>;
