import { isTooFast } from "../features/requests/rules/hidden-fields.ts";

type Sent = {
	/** Whether the field that no person sees was filled in. */
	readonly honeypotFilled: boolean;
	/** When the form was opened, if it says so. */
	readonly startedAt: Date | null | undefined;
};

/** The reason why a form with valid fields is treated as sent by a robot. */
export function refuseRobot({ honeypotFilled, startedAt }: Sent, now: Date): "refused" | "tooFast" | undefined {
	if (honeypotFilled) return "refused";
	return isTooFast(startedAt, now) ? "tooFast" : undefined;
}
