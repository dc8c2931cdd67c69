import type { Tone } from "../../fields/status-chip.tsx";

export const START_STATUSES = ["open", "closed", "cancelled"] as const;
export const START_TONES: Readonly<Record<string, Tone>> = { open: "success", cancelled: "danger" };
