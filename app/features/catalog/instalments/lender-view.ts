import type { Money } from "../../../shared/money.ts";
import type { Lender } from "./plan-instalments.ts";

/** Everything a page says of a bank that gives instalments, in one language. */
export type LenderView = {
	readonly lender: Lender;
	readonly name: string;
	/** As advertising of a credit must name the bank. */
	readonly fullName: string;
	readonly licence: string;
	/** Range of the full cost of the credit, per cent a year. */
	readonly fullCost: { readonly from: number; readonly to: number };
	readonly creditTerms: string;
	readonly serviceTerms: string;
	/** What the bank asks of whoever applies. */
	readonly needs: string;
	readonly conditionsUrl: string;
	/** Day on which somebody last checked all this, `YYYY-MM-DD`. */
	readonly asOf: string;
	/** The bank is configured, so applications go to it from the site; otherwise a manager takes them. */
	readonly isOpen: boolean;
	/** Terms for which the bank has given a code; undefined where any term will do. */
	readonly offered: readonly number[] | undefined;
	readonly limits: SumLimits;
};

export type SumLimits = { readonly least: Money; readonly most: Money };

/** Where each bank has a page of its own, without the language. */
export const LENDER_PATHS: Readonly<Record<Lender, string>> = { sber: "/sber", tbank: "/t-bank" };
