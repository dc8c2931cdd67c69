import { type RaRecord, useRecordContext } from "react-admin";
import type { Card } from "../../providers/board.ts";

export type MoneyJson = { readonly minor: number; readonly currency: "RUB" | "USD" };

/** An order as the API gives it; sums in minor units, moments as UTC instants. */
export type OrderRecord = RaRecord & {
	readonly number: string;
	readonly token: string;
	readonly state: string;
	readonly locale: "ru" | "en";
	readonly currency: "RUB" | "USD";
	readonly customer: {
		readonly name: string;
		readonly surname: string;
		readonly phone: string;
		readonly email: string;
	};
	readonly learner: string | null;
	readonly paidBy: string;
	readonly createdAt: string;
	readonly expiresAt: string | null;
	readonly paidAt: string | null;
	readonly promoCode: string | null;
	readonly requestId: string | null;
	readonly subtotal: MoneyJson;
	readonly discount: MoneyJson;
	readonly total: MoneyJson;
	readonly paid: MoneyJson;
	readonly refunded: MoneyJson;
	readonly canCancel: boolean;
	readonly canChooseStart: boolean;
	readonly isChecking: boolean;
	readonly lines: readonly OrderLine[];
	readonly payments: readonly OrderPayment[];
	readonly paymentEvents: readonly BankEvent[];
	readonly unconfirmedReceipts: readonly UnconfirmedReceipt[];
	readonly refundRequests: readonly RefundRow[];
	readonly refundQuote?: { readonly amount: MoneyJson; readonly most: MoneyJson; readonly formula: RefundFormula };
	readonly plan?: OrderPlan;
	readonly history: readonly HistoryEntry[];
	readonly documents: readonly { readonly kind: string; readonly number: number; readonly at: string }[];
	readonly consents: Card["consents"];
	readonly invoices: readonly { readonly id: string; readonly number: string; readonly state: string }[];
	readonly messages: readonly MessageRow[];
};

/** How a refund is counted, in minor units. */
export type RefundFormula = {
	readonly paid: number;
	readonly kept: number;
	readonly costs: number;
	readonly refundedBefore: number;
	readonly amount: number;
	readonly lines: readonly {
		readonly lineId: string;
		readonly title: string;
		readonly lessons: number;
		readonly lessonsTaken: number;
		readonly perLesson: number;
		readonly kept: number;
	}[];
};
/** The instalments of an order, as they were counted and as far as the bank has said them. */
export type OrderPlan = {
	readonly saidByBank: "nothing" | "term" | "payments";
	readonly current: {
		readonly months: number;
		readonly monthly: MoneyJson;
		readonly total: MoneyJson;
		readonly payments: readonly { readonly on: string }[];
		/** Where it is another than the monthly one. */
		readonly last?: MoneyJson;
	};
};

export type OrderLine = {
	readonly id: string;
	readonly title: string;
	readonly tariffName: string;
	readonly total: MoneyJson;
	readonly lessons: number;
	readonly lessonsTaken: number;
	readonly place: string;
	readonly start?: { readonly startsAt: string; readonly zone: string };
	/** Its lessons are those of groups. */
	readonly hasGroups: boolean;
};
export type OrderPayment = {
	readonly attempt: number;
	readonly paymentType: string;
	readonly state: string;
	readonly amount: MoneyJson;
	readonly refunded: MoneyJson;
	readonly failure: string | null;
	readonly createdAt: string;
	readonly items: readonly { readonly name: string }[];
};
export type BankEvent = {
	readonly id: string;
	readonly provider: string;
	/** Of the payment, as the bank told it. */
	readonly state: string;
	/** Why the bank declined it. */
	readonly failure: string | null;
	readonly outcome: string;
	/** Why what was told did not count. */
	readonly reason: string | null;
	readonly createdAt: string;
	readonly attempt: number;
};
/** A closing receipt whose confirmation was lost. */
export type UnconfirmedReceipt = {
	readonly id: string;
	readonly attempt: number;
	readonly provider: string;
	readonly askedAt: string;
};
export type RefundRow = {
	readonly id: string;
	readonly kind: string;
	readonly amount: number;
	readonly currency: "RUB" | "USD";
	readonly reason: string;
	readonly state: string;
	readonly requestedBy: string;
	readonly decidedBy: string | null;
	readonly failure: string | null;
	readonly createdAt: string;
	readonly formula: RefundFormula;
};
export type HistoryEntry = {
	readonly event: string;
	readonly to: string;
	readonly reason: string | null;
	readonly by: string;
	readonly at: string;
	readonly taken?: number;
};
export type MessageRow = {
	readonly id: string;
	readonly channel: string;
	readonly kind: string;
	readonly status: string;
	readonly createdAt: string;
};

/** The order at hand. */
export function useOrder(): OrderRecord | undefined {
	return useRecordContext<OrderRecord>();
}
