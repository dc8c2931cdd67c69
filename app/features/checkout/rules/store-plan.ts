import type { OrderPlan, StoredPlan } from "../../../../database/order-types.ts";
import { addMonths } from "../../catalog/instalments/instalment-schedule.ts";
import type { InstalmentPlan } from "../../catalog/instalments/plan-instalments.ts";
import type { PaymentReport } from "../../payments/provider.ts";

/** The calculated plan as it is kept with an order. */
export function storePlan({ lender, isLoan, months, monthly, total, schedule }: InstalmentPlan): OrderPlan {
	return {
		lender,
		isLoan,
		calculated: {
			months,
			monthly: monthly.minor,
			total: total.minor,
			payments: schedule.map(({ on, amount }) => ({ on, amount: amount.minor })),
		},
		bank: null,
		difference: null,
	};
}

/**
 * The bank's plan in place of the calculated one, with the difference: bank minus calculated. The bank names the term and the monthly
 * payment; its payments fall on the days of the calculated plan.
 */
export function replacePlan(plan: OrderPlan, { months, monthly }: NonNullable<PaymentReport["plan"]>): OrderPlan {
	const first = plan.calculated.payments[0]?.on ?? "";
	const bank: StoredPlan = {
		months,
		monthly: monthly.minor,
		total: monthly.minor * months,
		payments: Array.from({ length: months }, (_, index) => ({ on: addMonths(first, index), amount: monthly.minor })),
	};
	const { calculated } = plan;
	return {
		...plan,
		bank,
		difference: {
			months: bank.months - calculated.months,
			monthly: bank.monthly - calculated.monthly,
			total: bank.total - calculated.total,
		},
	};
}
