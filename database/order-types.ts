import type { ColumnType, Generated } from "kysely";
import type { PaymentState, PaymentType, ProviderCode, ReceiptItem } from "../app/features/payments/provider.ts";
import type { Locale } from "../app/shared/localized.ts";
import type { Currency } from "../app/shared/money.ts";
import type { ASKED_REFUNDS, INVOICE_STATES, ORDER_STATES, UNASKED_REFUNDS } from "../app/shared/order-states.ts";
import type { PROMO_SCOPES, PROMO_STATUSES } from "../app/shared/promo-states.ts";
import type { TariffKind } from "./catalog-types.ts";
import type {
	CreatedAt,
	Instant,
	Json,
	OptionalDay,
	OptionalInstant,
	UpdatedAt,
	VersionedRow,
} from "./column-types.ts";

/** An order was paid, was fully refunded, or has ended without a refund: nobody learns by it any more. */
export type SaleState = "paid" | "refunded" | "ended";

type OptionalJson<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>;
type Dated = { id: Generated<string>; createdAt: CreatedAt; updatedAt: UpdatedAt };

export type OrderState = (typeof ORDER_STATES)[number];
export type PaymentMode = "single" | "instalments";
export type PromoScope = (typeof PROMO_SCOPES)[number];
export type PromoStatus = (typeof PROMO_STATUSES)[number];
export type RedemptionState = "reserved" | "used" | "released";
export type LinePlace = "none" | "held" | "taken" | "lost" | "released";
export type RefundKind = (typeof ASKED_REFUNDS | typeof UNASKED_REFUNDS)[number];
export type RefundState = "requested" | "sending" | "done" | "failed" | "declined";
export type PayoutState = "sending" | "done" | "failed";
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** A document as it stood when the customer agreed to it; `at` is an ISO instant. */
export type AcceptedDocument = { kind: string; number: number; hash: string; locale: Locale; at: string };

/** Amounts in minor units of the order's currency; `on` is a calendar day, `YYYY-MM-DD`. */
export type StoredPlan = {
	months: number;
	monthly: number;
	total: number;
	payments: { on: string; amount: number }[];
};

/** `isTermOnly`: the bank has named only the term; the payments are calculated from it. */
export type BankPlan = StoredPlan & { isTermOnly?: true };

/**
 * The plan that the school calculated and, once the bank has answered, the bank's plan, with the difference (bank minus calculated; null
 * where they differ only by rounding).
 */
export type OrderPlan = {
	lender: "tbank" | "sber";
	isLoan: boolean;
	calculated: StoredPlan;
	bank: BankPlan | null;
	difference: { months: number; monthly: number; total: number } | null;
};

export type RefundLine = {
	lineId: string;
	title: string;
	paid: number;
	lessons: number;
	lessonsTaken: number;
	perLesson: number;
	kept: number;
	amount: number;
};

/**
 * How a refund was calculated, in minor units: paid − lessons taken × price of one − documented costs − refunded before. The costs are
 * those of the order so far, earlier refunds included.
 */
export type RefundFormula = {
	paid: number;
	kept: number;
	costs: number;
	refundedBefore: number;
	amount: number;
	lines: RefundLine[];
};

export type InvoicePart = { amount: number; dueOn: string };

export type OrderTables = {
	promoCode: VersionedRow & {
		code: string;
		percent: number | null;
		sumRub: number | null;
		sumUsd: number | null;
		scope: Generated<PromoScope>;
		/** Audiences, slugs of categories or slugs of courses, depending on the scope. */
		scopeValues: Generated<string[]>;
		minimumRub: number | null;
		minimumUsd: number | null;
		totalLimit: number | null;
		customerLimit: number | null;
		firstOrderOnly: Generated<boolean>;
		validFrom: OptionalInstant;
		validUntil: OptionalInstant;
		/** For the demo school: the code becomes valid again for so many days once it has ended. */
		repeatDays: number | null;
		status: Generated<PromoStatus>;
		note: Generated<string>;
	};
	courseOrder: VersionedRow & {
		number: string;
		token: string;
		idempotencyKey: string;
		/** The key of the form; orders that share it have replaced one another. */
		formKey: string;
		contentHash: string;
		state: Generated<OrderState>;
		currency: Currency;
		subtotal: number;
		discount: number;
		total: number;
		locale: Locale;
		customerName: string;
		customerSurname: string;
		customerPhone: string;
		customerEmail: string;
		/** The address in lower case, so that a customer is the same whatever the case. */
		customerEmailKey: string;
		learner: string | null;
		mode: PaymentMode;
		paymentType: PaymentType;
		months: number | null;
		plan: OptionalJson<OrderPlan>;
		promoCodeId: string | null;
		documents: Json<AcceptedDocument[]>;
		requestId: string | null;
		roistat: string | null;
		/** IANA zone of the browser; null without script. */
		visitorZone: ColumnType<string | null, string | null | undefined, string | null>;
		ip: string | null;
		agent: string | null;
		/** When its buyer was erased while the order stayed: should it end unpaid, its person is erased as well. */
		forgottenAt: OptionalInstant;
		expiresAt: OptionalInstant;
		paidAt: OptionalInstant;
		/**
		 * The day, in the school's zone, from which nobody learns by the order any more although nothing was refunded; set with the last
		 * line that ends so.
		 */
		endedOn: OptionalDay;
		/** The state of the order that the customer's requests have last been told of. */
		notedSale: ColumnType<SaleState | null, SaleState | null | undefined, SaleState | null>;
	};
	courseOrderLine: {
		id: Generated<string>;
		orderId: string;
		position: number;
		courseId: string;
		tariffId: string | null;
		tariffKind: TariffKind;
		startId: string | null;
		title: string;
		tariffName: string;
		/** The price without the sale; null if the tariff was not on sale. */
		beforeSale: number | null;
		unit: number;
		discount: number;
		total: number;
		lessons: number;
		lessonsTaken: Generated<number>;
		lessonsTakenAt: OptionalInstant;
		place: Generated<LinePlace>;
		holdId: string | null;
		/** The day, in the school's zone, from which the learner has left the course without a refund. */
		endedOn: OptionalDay;
		/** The request about the course of the line that the line comes from. */
		requestId: ColumnType<string | null, string | null | undefined, string | null>;
	};
	courseOrderEvent: {
		id: Generated<string>;
		position: Generated<string>;
		orderId: string;
		event: string;
		fromState: OrderState | null;
		toState: OrderState;
		reason: string | null;
		details: Json<object>;
		by: string;
		createdAt: CreatedAt;
	};
	promoRedemption: Dated & {
		promoCodeId: string;
		orderId: string;
		state: Generated<RedemptionState>;
		discount: number;
		currency: Currency;
	};
	invoice: VersionedRow & {
		number: string;
		secret: string;
		orderId: string | null;
		state: Generated<InvoiceState>;
		locale: Locale;
		payerName: string;
		payerSurname: string;
		payerPhone: string;
		payerEmail: string;
		currency: Currency;
		total: number;
		paid: Generated<number>;
		purpose: string;
		dueOn: string | null;
		parts: Json<InvoicePart[]>;
		/** When the service was provided; only for an invoice without an order. */
		renderedAt: OptionalInstant;
		/** When its payer was erased while the invoice stayed: should it be cancelled unpaid, its person is erased as well. */
		forgottenAt: OptionalInstant;
	};
	payment: Dated & {
		orderId: string | null;
		invoiceId: string | null;
		provider: ProviderCode;
		paymentType: PaymentType;
		providerId: string | null;
		reference: string;
		attempt: number;
		amount: number;
		currency: Currency;
		state: Generated<PaymentState>;
		failure: string | null;
		redirectUrl: string | null;
		months: number | null;
		items: Json<ReceiptItem[]>;
		refunded: Generated<number>;
		excess: Generated<number>;
		coolingUntil: OptionalInstant;
		unsignedAt: OptionalInstant;
		closingReceiptAskedAt: OptionalInstant;
		closingReceiptAt: OptionalInstant;
		nextCheckAt: Instant;
		capturedAt: OptionalInstant;
	};
	paymentEvent: {
		id: Generated<string>;
		paymentId: string | null;
		provider: ProviderCode;
		dedupeKey: string | null;
		outcome: "applied" | "ignored" | "refused";
		reason: string | null;
		report: Json<object>;
		createdAt: CreatedAt;
	};
	refund: VersionedRow & {
		orderId: string | null;
		invoiceId: string | null;
		kind: RefundKind;
		amount: number;
		currency: Currency;
		formula: Json<RefundFormula>;
		reason: string;
		state: Generated<RefundState>;
		idempotencyKey: string;
		requestedBy: string;
		decidedBy: string | null;
		failure: string | null;
	};
	refundPayout: Dated & {
		refundId: string;
		paymentId: string;
		amount: number;
		items: Json<ReceiptItem[]>;
		idempotencyKey: string;
		state: Generated<PayoutState>;
		/** Since when a process has been waiting for the bank's answer. */
		askedAt: OptionalInstant;
		failure: string | null;
	};
};
