import type { BankPlan, OrderPlan, StoredPlan } from "../../../../database/order-types.ts";
import { type Money, money } from "../../../shared/money.ts";
import { addMonths, type Instalment, scheduleInstalments } from "../../catalog/instalments/instalment-schedule.ts";
import { type InstalmentPlan, isConsumerCredit } from "../../catalog/instalments/plan-instalments.ts";
import type { ReportedPlan } from "../../payments/provider.ts";

/** A bank rounds its monthly payment to a rouble at most; what this makes over the term is no other price. */
const MONTHLY_ROUNDING = 100;

/** The calculated plan as it is kept with an order. */
export function storePlan({ lender, isLoan, months, monthly, total, schedule }: InstalmentPlan): OrderPlan {
	return {
		lender,
		isLoan,
		calculated: { months, monthly: monthly.minor, total: total.minor, payments: storePayments(schedule) },
		bank: null,
		difference: null,
	};
}

/**
 * The bank's plan in place of the calculated one, with the difference: bank minus calculated, null where they differ by rounding alone.
 * A bank names the term and perhaps the monthly payment; its payments fall on the days of the calculated plan and sum to its total. The
 * term decides anew whether the law sees a credit in it. Of a plain loan nothing else is known: the calculated plan stays an estimate.
 */
export function replacePlan(plan: OrderPlan, said: ReportedPlan): OrderPlan {
	if ("isLoan" in said) return { ...plan, isLoan: true, bank: null, difference: null };
	const { calculated } = plan;
	const { months, monthly } = said;
	const bank = monthly ? planByBank(calculated, { months, monthly }) : planOverTerm(calculated, months);
	const isSame = bank.months === calculated.months && bank.total === calculated.total;
	return {
		...plan,
		isLoan: isConsumerCredit(months, firstDay(calculated)),
		bank,
		difference: isSame
			? null
			: {
					months: bank.months - calculated.months,
					monthly: bank.monthly - calculated.monthly,
					total: bank.total - calculated.total,
				},
	};
}

/** Equal payments; where they come to the calculated total but for rounding, the last one takes the rest of it. */
function planByBank(calculated: StoredPlan, { months, monthly }: { months: number; monthly: Money }): BankPlan {
	const sum = monthly.minor * months;
	const total = Math.abs(sum - calculated.total) <= MONTHLY_ROUNDING * months ? calculated.total : sum;
	const payments = Array.from({ length: months }, (_, index) => ({
		on: addMonths(firstDay(calculated), index),
		amount: index === months - 1 ? total - monthly.minor * index : monthly.minor,
	}));
	return { months, monthly: monthly.minor, total, payments };
}

/** The calculated total over the term that the bank has named. */
function planOverTerm(calculated: StoredPlan, months: number): BankPlan {
	const payments = storePayments(scheduleInstalments(money(calculated.total, "RUB"), months, firstDay(calculated)));
	return { months, monthly: payments[0]?.amount ?? 0, total: calculated.total, payments, isTermOnly: true };
}

function storePayments(schedule: readonly Instalment[]): StoredPlan["payments"] {
	return schedule.map(({ on, amount }) => ({ on, amount: amount.minor }));
}

function firstDay({ payments }: StoredPlan): string {
	return payments[0]?.on ?? "";
}
