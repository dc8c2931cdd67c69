import type { Tone } from "../../fields/status-chip.tsx";

export const QUEUES = ["ahead", "unrecorded", "conflict"];
export const OUTCOMES = ["came", "missed", "thinking", "bought", "declined"];
export const STATUS_TONES: Readonly<Record<string, Tone>> = { booked: "info", done: "success", cancelled: "plain" };
export const OUTCOME_TONES: Readonly<Record<string, Tone>> = {
	came: "info",
	thinking: "info",
	bought: "success",
	missed: "warn",
	declined: "plain",
};
