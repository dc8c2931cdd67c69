import type { TariffKind } from "../../../../database/catalog-types.ts";
import type {
	AcceptedDocument,
	LinePlace,
	OrderState,
	PaymentMode,
	RefundFormula,
	RefundKind,
	RefundState,
} from "../../../../database/order-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Money } from "../../../shared/money.ts";
import type { Customer, PaymentState, PaymentType, ReceiptItem } from "../../payments/provider.ts";
import type { ListedConsent } from "../../requests/consents/list-consents.server.ts";

/** One plan as a page prints it; `on` is a calendar day, `YYYY-MM-DD`. */
export type PlanView = {
	readonly months: number;
	readonly monthly: Money;
	readonly total: Money;
	readonly payments: readonly { readonly on: string; readonly amount: Money }[];
	/** The last payment where it is another than the monthly one. */
	readonly last: Money | undefined;
};

export type OrderPlanView = {
	readonly lender: "tbank" | "sber";
	readonly isLoan: boolean;
	/** The bank's once it has answered, before that the calculated one. */
	readonly current: PlanView;
	/** What of the current plan the bank has said: neither term nor payments, the term alone, or both. */
	readonly saidByBank: "nothing" | "term" | "payments";
	readonly calculated: PlanView;
	/** Bank minus calculated; undefined while they agree but for rounding. */
	readonly difference: { readonly months: number; readonly monthly: Money; readonly total: Money } | undefined;
};

export type OrderLineView = {
	readonly id: string;
	readonly title: string;
	readonly tariffName: string;
	readonly tariffKind: TariffKind;
	readonly courseSlug: string;
	readonly start: { readonly startsAt: Date; readonly zone: string } | undefined;
	/** Its lessons are those of groups, though these may be over. */
	readonly hasGroups: boolean;
	/** Before the sale that it was bought in. */
	readonly was: Money | undefined;
	readonly unit: Money;
	readonly discount: Money;
	readonly total: Money;
	readonly lessons: number;
	readonly lessonsTaken: number;
	readonly place: LinePlace;
	/** The day from which its learner has left, `YYYY-MM-DD`, without any money back. */
	readonly endedOn: string | null;
};

export type OrderPaymentView = {
	readonly attempt: number;
	readonly paymentType: PaymentType;
	readonly state: PaymentState;
	readonly amount: Money;
	readonly refunded: Money;
	/** Code of what went wrong, of the bank or ours. */
	readonly failure: string | null;
	readonly createdAt: Date;
	readonly capturedAt: Date | null;
	/** What was paid for, as the receipt names it where there is one. */
	readonly items: readonly ReceiptItem[];
	/** Its bank mails receipts: with the payment, and after the lessons. */
	readonly hasReceipts: boolean;
	/** When the closing receipt went out, after the lessons. */
	readonly closingReceiptAt: Date | null;
};

export type OrderRefundView = {
	readonly kind: RefundKind;
	readonly state: RefundState;
	readonly amount: Money;
	readonly formula: RefundFormula;
	readonly reason: string;
	readonly createdAt: Date;
};

/** An order as its owner may see it by the secret link. */
export type OrderView = {
	readonly id: string;
	readonly number: string;
	readonly token: string;
	readonly state: OrderState;
	readonly locale: Locale;
	readonly createdAt: Date;
	readonly expiresAt: Date | null;
	readonly paidAt: Date | null;
	/** The day from which nobody learns by it any more, `YYYY-MM-DD`, where its lines have ended without money back. */
	readonly endedOn: string | null;
	readonly customer: Customer;
	readonly learner: string | null;
	readonly mode: PaymentMode;
	/** The way that its customer means to pay, or meant to at last. */
	readonly paymentType: PaymentType;
	/** The way of the last money that came and was owed; the way that is meant while none has come. */
	readonly paidBy: PaymentType;
	readonly subtotal: Money;
	/** What sales, and a discount that was kept for the buyer, had taken off the list prices before the subtotal. */
	readonly sale: Money;
	/** What the promo code takes off the subtotal. */
	readonly discount: Money;
	readonly total: Money;
	/** What has come in, what has gone back, what is still to pay. */
	readonly paid: Money;
	readonly refunded: Money;
	readonly left: Money;
	readonly promoCode: string | null;
	readonly plan: OrderPlanView | undefined;
	/** Lessons open only after this moment: the cooling-off of an approved credit. `stillAhead` says whether it is yet to come. */
	readonly coolingUntil: Date | undefined;
	/** The contract of an approved credit is signed: its cooling-off begins only then. */
	readonly isSigned: boolean;
	/** Where approved instalments are signed for; undefined once they are. */
	readonly bankPage: string | undefined;
	readonly lines: readonly OrderLineView[];
	readonly documents: readonly AcceptedDocument[];
	/** What was asked besides the documents and may be withdrawn. */
	readonly consents: readonly ListedConsent[];
	readonly payments: readonly OrderPaymentView[];
	readonly refunds: readonly OrderRefundView[];
	readonly history: readonly {
		readonly event: string;
		readonly from: OrderState | null;
		readonly to: OrderState;
		readonly reason: string | null;
		readonly by: string;
		readonly at: Date;
		/** Lessons, where the event is that they were counted. */
		readonly taken?: number;
		/** The title of a line, where the event is that it has ended. */
		readonly course?: string;
	}[];
	/** What its owner can do now; what has lost its place before any money came is not paid. `isChecking`: a payment is on its way and its outcome not yet known. */
	readonly canPay: boolean;
	readonly canCancel: boolean;
	readonly canAskRefund: boolean;
	readonly isChecking: boolean;
};
