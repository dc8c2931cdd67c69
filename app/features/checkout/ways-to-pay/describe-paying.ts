import { HOUR_MS, MINUTE_MS } from "../../../shared/durations.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import type { Banks } from "../checkout-deps.ts";
import { calculateRefund } from "../rules/calculate-refund.ts";
import { ATTEMPT_LIFE_MS, ORDER_LIFE_MS } from "../rules/payment-terms.ts";
import type { PayingPageView } from "./paying-view.ts";

/** A course of thirty-two lessons after ten of them; kopecks. */
const EXAMPLE = { id: "example", title: "", total: 32_000_00, lessons: 32, lessonsTaken: 10 } as const;

type PayingFacts = Pick<
	PayingPageView,
	"open" | "refund" | "orderMinutes" | "applicationHours" | "refundDays" | "taxPercent"
>;

/** What the rules of the checkout say of paying: open types, an example of a refund by the same formula, how long places wait. */
export function describePaying(banks: Banks, { facts }: SiteSettings): PayingFacts {
	return {
		open: [...banks.byType.keys()],
		refund: calculateRefund({ lines: [EXAMPLE], paid: EXAMPLE.total, refundedBefore: 0, costs: 0, currency: "RUB" }),
		orderMinutes: ORDER_LIFE_MS / MINUTE_MS,
		applicationHours: ATTEMPT_LIFE_MS.instalment_sber / HOUR_MS,
		refundDays: { value: facts.refund_days.value, asOf: facts.refund_days.as_of },
		taxPercent: { value: facts.tax_percent.value, asOf: facts.tax_percent.as_of },
	};
}
