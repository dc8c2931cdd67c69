import type { OpenCalculatorView } from "../../../catalog/components/instalments/open-calculator.tsx";

/** Another address is another calculation: the calculator begins anew with it. */
export function calculationKey({ calculation }: OpenCalculatorView): string {
	const { course, tariff, price, months, monthsTyped, lender } = calculation;
	return [course, tariff, price, months, monthsTyped, lender].join(" ");
}
