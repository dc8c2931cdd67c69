import type { Tone } from "./status-chip.tsx";

/** What stands of a text in one language, as lists of texts name it. */
export const TEXT_STATES = ["draft", "scheduled", "published", "missing"] as const;

export const TEXT_STATE_TONES: Readonly<Record<string, Tone>> = {
	draft: "plain",
	scheduled: "info",
	published: "success",
	missing: "warn",
};
