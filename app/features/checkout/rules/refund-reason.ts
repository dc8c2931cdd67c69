export const LONGEST_REASON = 1000;
export type ReasonProblem = "long";

/** Why a typed reason can't be taken; undefined when it can. Nobody has to give one. */
export function checkReason(reason: string): ReasonProblem | undefined {
	return reason.length > LONGEST_REASON ? "long" : undefined;
}
