import type { RequestStatus } from "../../../../database/request-types.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { MOVABLE_STATES } from "../../../shared/request-states.ts";

/** The states from which staff may move a request into each other one. A lost or unwanted request can be taken up again. */
export const MOVES: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
	new: ["in_work", "no_answer", "thinking", "trial_booked", "won", "lost", "spam"],
	in_work: ["new", "no_answer", "thinking", "trial_booked", "won", "lost", "spam"],
	no_answer: ["in_work", "thinking", "trial_booked", "won", "lost", "spam"],
	thinking: ["in_work", "no_answer", "trial_booked", "won", "lost", "spam"],
	trial_booked: ["in_work", "no_answer", "thinking", "won", "lost"],
	won: ["in_work"],
	lost: ["in_work"],
	spam: ["in_work"],
};

/** Somebody still has to do something about them. */
export const OPEN_STATES = ["new", ...MOVABLE_STATES] as const;
export type OpenState = (typeof OPEN_STATES)[number];

export function isOpenState(status: RequestStatus): status is OpenState {
	return isOneOf(OPEN_STATES, status);
}

export function canMove(from: RequestStatus, to: RequestStatus): boolean {
	return MOVES[from].includes(to);
}
