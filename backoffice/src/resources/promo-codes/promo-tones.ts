import type { PROMO_STATUSES } from "../../../../app/shared/promo-states.ts";
import type { Tone } from "../../fields/status-chip.tsx";

export const PROMO_TONES = { active: "success", paused: "warn" } as const satisfies Partial<
	Record<(typeof PROMO_STATUSES)[number], Tone>
>;
