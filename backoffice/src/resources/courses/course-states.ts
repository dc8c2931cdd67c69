import type { Tone } from "../../fields/status-chip.tsx";

export const COURSE_STATUSES = ["draft", "published", "in_development", "on_pause", "archived"] as const;
export const LEVELS = ["beginner", "intermediate", "advanced"] as const;

export const STATUS_TONES: Readonly<Record<string, Tone>> = {
	published: "success",
	in_development: "info",
	on_pause: "warn",
};
export const TEXT_TONES: Readonly<Record<string, Tone>> = { published: "success", scheduled: "info" };
