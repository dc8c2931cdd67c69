import type { PersonState } from "../../../../app/features/staff/people/people.server.ts";
import type { Tone } from "../../fields/status-chip.tsx";

export const STATE_TONES = { active: "success", invited: "warn", blocked: "danger" } as const satisfies Record<
	PersonState,
	Tone
>;
export const STATES = Object.keys(STATE_TONES);
