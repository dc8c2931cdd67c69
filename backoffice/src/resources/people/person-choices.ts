import type { Tone } from "../../fields/status-chip.tsx";

export const STATES = ["active", "invited", "blocked"];
export const STATE_TONES: Readonly<Record<string, Tone>> = { active: "success", invited: "warn", blocked: "danger" };
