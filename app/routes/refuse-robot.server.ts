import { isTooFast } from "../features/requests/rules/hidden-fields.ts";

type Sent = {
	/** The field that no person sees has something in it. */
	readonly honeypotFilled: boolean;
	/** When the form was begun, where it says so. */
	readonly startedAt: Date | null | undefined;
};

/** Why a form whose fields are right is taken for that of a program. */
export function refuseRobot({ honeypotFilled, startedAt }: Sent, now: Date): "refused" | "tooFast" | undefined {
	if (honeypotFilled) return "refused";
	return isTooFast(startedAt, now) ? "tooFast" : undefined;
}
