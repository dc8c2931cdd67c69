import type { Tone } from "../../fields/status-chip.tsx";

export const PROMO_STATUSES = ["active", "paused", "archived"];
export const PROMO_TONES: Readonly<Record<string, Tone>> = { active: "success", paused: "warn" };
export const PROMO_SCOPES = ["all", "audience", "categories", "courses"];

/** Whose courses a code may be for. */
export const PROMO_AUDIENCES = ["children", "adults"];
