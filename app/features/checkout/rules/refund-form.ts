import { CURRENCIES, type Money, money } from "../../../shared/money.ts";
import { typedText } from "../../requests/rules/typed-text.ts";
import { readMinor } from "./read-minor.ts";
import { checkReason, type ReasonProblem } from "./refund-reason.ts";

export type RefundForm = { readonly reason: string; readonly problem: ReasonProblem | undefined } & (
	| { readonly step: "reason" }
	| { readonly step: "review" }
	| {
			readonly step: "confirm";
			readonly key: string;
			/** The amount that was shown; never matches when the form does not name one. */
			readonly expected: Money;
	  }
);

const KEY = /^[\w-]{8,64}$/;

/** What one step of the refund form posts, by the names of its controls. */
export function readRefundForm(texts: Readonly<Record<string, string>>): RefundForm {
	const { back, step, key = "", minor, currency } = texts;
	const reason = typedText(texts.reason ?? "");
	if (back) return { step: "reason", reason, problem: undefined };
	const problem = checkReason(reason);
	if (step !== "confirm" || !KEY.test(key)) return { step: "review", reason, problem };
	const shown = CURRENCIES.find((code) => code === currency) ?? "RUB";
	return { step: "confirm", reason, problem, key, expected: money(readMinor(minor) ?? 0, shown) };
}
