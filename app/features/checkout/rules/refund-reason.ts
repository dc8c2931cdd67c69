export const LONGEST_REASON = 1000;
export type ReasonProblem = "missing" | "long";

/** Why a typed reason can't be taken; undefined when it can. */
export function checkReason(reason: string): ReasonProblem | undefined {
	if (reason.trim() === "") return "missing";
	return reason.length > LONGEST_REASON ? "long" : undefined;
}
