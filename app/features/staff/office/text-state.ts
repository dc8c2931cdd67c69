import { z } from "zod";
import { optionalInstant } from "./field-rules.ts";

/** The state of a text in one language, as it is sent. */
export const stateFields = {
	state: z.enum(["draft", "scheduled", "published"], "required"),
	publishAt: optionalInstant,
};

type StateInput = { readonly state: "draft" | "scheduled" | "published"; readonly publishAt: string | null };
type KeptState = { readonly state: StateInput["state"]; readonly publishAt: Date | null };

/** A text that waits for its moment must name it. */
export const isScheduleWhole = ({ state, publishAt }: StateInput) => state !== "scheduled" || publishAt !== null;

/**
 * What is written of a state: a text published without a moment appears now, or when it first did; one published ahead of its moment
 * is scheduled.
 */
export function settleState({ state, publishAt }: StateInput, kept: KeptState | undefined, now: Date): KeptState {
	if (state === "draft") return { state, publishAt: publishAt ? new Date(publishAt) : null };
	const moment = publishAt ? new Date(publishAt) : firstMoment(kept, now);
	return { state: moment > now ? "scheduled" : state, publishAt: moment };
}

function firstMoment(kept: KeptState | undefined, now: Date): Date {
	return kept && kept.state !== "draft" && kept.publishAt && kept.publishAt <= now ? kept.publishAt : now;
}
