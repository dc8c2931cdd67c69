import { type Money, money, monthlyMoney } from "../../../shared/money.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import { type Instalment, scheduleInstalments } from "./instalment-schedule.ts";
import { isTerm, type TermBounds } from "./instalment-terms.ts";

/** Since April 2028 an instalment service may last four months at most, before that six (federal law 283 of 31 July 2025). */
const SHORTER_SERVICE_FROM = "2028-04-01";

export const LENDERS = ["sber", "tbank"] as const;
export type Lender = (typeof LENDERS)[number];

/** A plan as calculators show it and orders keep it; the sum of its payments is the price, so that the overpayment is zero. */
export type InstalmentPlan = {
	readonly lender: Lender;
	readonly months: number;
	readonly monthly: Money;
	readonly total: Money;
	readonly overpayment: Money;
	readonly schedule: readonly Instalment[];
	/** True when the law sees a consumer credit of the bank in it, false for an instalment service. */
	readonly isLoan: boolean;
	/** False where the bank has given the school no code for the term: such a plan can be looked at, not applied for. */
	readonly canApply: boolean;
	/** Keys of the sentences that must stand beside the plan. */
	readonly warnings: readonly PlanWarning[];
};

export type PlanWarning = "creditWarning" | "creditTerms" | "serviceTerms" | "termNotOffered";

/** What is paid in instalments, in roubles; without a course nobody can apply for it. */
export type PlanSubject = {
	readonly total: Money;
	readonly course?: { readonly slug: string; readonly tariff: string } | undefined;
};

export type PlanQuestion = {
	readonly total: Money;
	readonly months: number;
	readonly lender: Lender;
	/** Day of the first payment, `YYYY-MM-DD`. */
	readonly firstOn: string;
	readonly bounds: TermBounds;
	/** Terms for which the bank has given a code; undefined where it asks the customer itself and any term will do. */
	readonly offered: readonly number[] | undefined;
};

/** The dated plan of an instalment, or `termOutOfBounds` when the school does not offer such a term at all. */
export function planInstalments(
	question: PlanQuestion,
): { readonly ok: true; readonly plan: InstalmentPlan } | Refusal<"termOutOfBounds"> {
	const { total, months, lender, firstOn, bounds, offered } = question;
	if (!isTerm(months, bounds)) return fail("termOutOfBounds");
	const isLoan = isConsumerCredit(months, firstOn);
	const canApply = offered === undefined || offered.includes(months);
	const warnings: PlanWarning[] = ["creditWarning", isLoan ? "creditTerms" : "serviceTerms"];
	if (!canApply) warnings.push("termNotOffered");
	return {
		ok: true,
		plan: {
			lender,
			months,
			monthly: monthlyMoney(total, months),
			total,
			overpayment: money(0, total.currency),
			schedule: scheduleInstalments(total, months, firstOn),
			isLoan,
			canApply,
			warnings,
		},
	};
}

/** An instalment service lasts at most so many months; anything longer is a credit. */
export function isConsumerCredit(months: number, signedOn: string): boolean {
	return months > (signedOn >= SHORTER_SERVICE_FROM ? 4 : 6);
}
