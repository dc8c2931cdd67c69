import { TEXT_STATES } from "../../../app/shared/text-states.ts";
import type { Tone } from "./status-chip.tsx";

/** What stands of a text in one language, as lists of texts name it. */
export const LISTED_TEXT_STATES = [...TEXT_STATES, "missing"] as const;

export const TEXT_STATE_TONES = {
	draft: "plain",
	scheduled: "info",
	published: "success",
	missing: "warn",
} as const satisfies Record<(typeof LISTED_TEXT_STATES)[number], Tone>;
