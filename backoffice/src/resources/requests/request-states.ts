import type { Tone } from "../../fields/status-chip.tsx";
import type { QueuedRequest } from "../../providers/board.ts";

export const STATUSES = [
	"new",
	"in_work",
	"no_answer",
	"thinking",
	"trial_booked",
	"won",
	"lost",
	"spam",
] as const satisfies readonly QueuedRequest["status"][];

export const KINDS = [
	"trial",
	"callback",
	"consultation",
	"quiz",
	"instalment",
	"waitlist",
	"contact",
	"bonus",
	"guide",
	"webinar",
] as const satisfies readonly QueuedRequest["kind"][];

export const STATUS_TONES: Readonly<Record<string, Tone>> = {
	new: "hot",
	in_work: "warn",
	no_answer: "warn",
	thinking: "info",
	trial_booked: "info",
	won: "success",
};

/** Nobody has to do anything about them any more. */
export const CLOSED: readonly QueuedRequest["status"][] = ["won", "lost", "spam"];

/** What staff may choose by hand; the other states have verbs of their own. */
export const MOVABLE: readonly QueuedRequest["status"][] = ["in_work", "no_answer", "thinking", "trial_booked"];
