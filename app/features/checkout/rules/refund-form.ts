import { type Currency, type Money, money } from "../../../shared/money.ts";
import { typedText } from "../../requests/rules/typed-text.ts";
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

const CURRENCIES = ["RUB", "USD"] as const satisfies readonly Currency[];
const KEY = /^[\w-]{8,64}$/;

/** One step of the refund form as it was posted. */
export function readRefundForm(form: FormData): RefundForm {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	const reason = typedText(text("reason"));
	if (text("back")) return { step: "reason", reason, problem: undefined };
	const problem = checkReason(reason);
	const key = text("key");
	if (text("step") !== "confirm" || !KEY.test(key)) return { step: "review", reason, problem };
	const minor = /^\d{1,12}$/.test(text("minor")) ? Number(text("minor")) : 0;
	const currency = CURRENCIES.find((code) => code === text("currency")) ?? "RUB";
	return { step: "confirm", reason, problem, key, expected: money(minor, currency) };
}
