import type { RefundFormula } from "../../../../database/order-types.ts";
import type { OpenCalculatorView } from "../../catalog/components/instalments/open-calculator.tsx";
import type { FaqGroupView } from "../../catalog/courses/course-view.ts";
import type { CreditView } from "../../catalog/instalments/describe-credit.ts";
import type { LenderView } from "../../catalog/instalments/lender-view.ts";
import type { PaymentType } from "../../payments/provider.ts";

/** An editable text and what stands on every page about paying. */
type PayingText = {
	readonly title: string;
	readonly lead: string;
	/** Rendered and sanitised on the server. */
	readonly html: string;
	readonly faq: readonly FaqGroupView[];
	/** Stand-ins take the place of banks. */
	readonly isDemo: boolean;
};

/** The law's pause before the money of a credit moves; `asOf` is a day. */
export type CoolingOff = { readonly text: string; readonly asOf: string };

/** The page of one bank. */
export type LenderPageView = PayingText & {
	readonly lender: LenderView;
	readonly calculator: OpenCalculatorView;
	readonly coolingOff: CoolingOff | undefined;
};

/** The page of all ways to pay. */
export type PayingPageView = PayingText & {
	/** Types with a configured bank. */
	readonly open: readonly PaymentType[];
	/** Of both banks: the calculator speaks of the chosen one. */
	readonly credit: CreditView;
	/** Absent while the settings name no bank. */
	readonly calculator: OpenCalculatorView | undefined;
	readonly refund: RefundFormula;
	/** How long places wait for an order nobody has paid, and for a bank's decision. */
	readonly orderMinutes: number;
	readonly applicationHours: number;
	readonly refundDays: { readonly value: number; readonly asOf: string };
	readonly taxPercent: { readonly value: number; readonly asOf: string };
};
