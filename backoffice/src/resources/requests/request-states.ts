import { CLOSED_STATES } from "../../../../app/shared/request-states.ts";
import type { Tone } from "../../fields/status-chip.tsx";
import type { RequestRecord } from "./request-record.ts";

export const STATUS_TONES = {
	new: "hot",
	in_work: "warn",
	no_answer: "warn",
	thinking: "info",
	trial_booked: "info",
	won: "success",
} as const satisfies Partial<Record<RequestRecord["status"], Tone>>;

/** Nobody has to do anything about them any more. */
export const CLOSED: readonly RequestRecord["status"][] = CLOSED_STATES;
