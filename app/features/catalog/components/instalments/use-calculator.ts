import { useState } from "react";
import type { InstalmentTerms } from "../../instalments/instalment-terms.ts";
import type { LenderView } from "../../instalments/lender-view.ts";
import type { Lender } from "../../instalments/plan-instalments.ts";

/** What an instalment calculator stands at, and the ways to move it. */
export type CalculatorControls = {
	readonly terms: InstalmentTerms;
	readonly lenders: readonly LenderView[];
	readonly months: number;
	readonly setMonths: (months: number) => void;
	/** Undefined where no bank is named. */
	readonly lender: LenderView | undefined;
	readonly setLender: (lender: Lender) => void;
};

type Start = Pick<CalculatorControls, "terms" | "lenders"> & {
	readonly start: { readonly months: number; readonly lender?: Lender | undefined };
};

/** Term and bank of a calculator, as the address gave them until script moves them. */
export function useCalculator({ terms, lenders, start }: Start): CalculatorControls {
	const [months, setMonths] = useState(start.months);
	const [code, setLender] = useState(start.lender);
	const lender = lenders.find((bank) => bank.lender === code) ?? lenders[0];
	return { terms, lenders, months, setMonths, lender, setLender };
}
