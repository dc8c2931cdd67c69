import { z } from "zod";
import { TEXT_STATES } from "../shared/text-states.ts";
import { optionalInstant } from "./field-rules.ts";

/** The state of a text in one language, as it is sent. */
export const stateFields = {
	state: z.enum(TEXT_STATES, "required"),
	publishAt: optionalInstant,
};

type StateInput = { readonly state: (typeof TEXT_STATES)[number]; readonly publishAt: string | null };
type KeptState = { readonly state: StateInput["state"]; readonly publishAt: Date | null };

/** A scheduled text must have its moment. */
export const isScheduleWhole = ({ state, publishAt }: StateInput) => state !== "scheduled" || publishAt !== null;

/**
 * The state that is stored. A published text appears now, or when it first did; a future moment belongs to a schedule, though the form
 * still sends it, hidden, after "published" was chosen instead.
 */
export function settleState({ state, publishAt }: StateInput, kept: KeptState | undefined, now: Date): KeptState {
	if (state === "draft") return { state, publishAt: publishAt ? new Date(publishAt) : null };
	const named = publishAt ? new Date(publishAt) : undefined;
	const isMeant = named && (state === "scheduled" || named <= now);
	return { state, publishAt: isMeant ? named : firstMoment(kept, now) };
}

function firstMoment(kept: KeptState | undefined, now: Date): Date | null {
	if (!kept || kept.state === "draft") return now;
	// A text published from the first day has no moment, and saving gives it none.
	if (kept.state === "published" && !kept.publishAt) return null;
	return kept.publishAt && kept.publishAt <= now ? kept.publishAt : now;
}
