import { isOneOf } from "../../shared/is-one-of.ts";
import type { Locale } from "../../shared/localized.ts";
import type { Money } from "../../shared/money.ts";
import type { PAYMENT_TYPES } from "../../shared/payment-types.ts";

export type PaymentType = (typeof PAYMENT_TYPES)[number];

export const PROVIDER_CODES = ["tbank", "stripe", "tbank_forma", "yookassa"] as const;
export type ProviderCode = (typeof PROVIDER_CODES)[number];

export function isProviderCode(text: string): text is ProviderCode {
	return isOneOf(PROVIDER_CODES, text);
}

/** One word for what every bank says in its own. */
export type PaymentState =
	| "created"
	| "pending"
	| "requires_3ds"
	| "authorized"
	| "captured"
	| "failed"
	| "cancelled"
	| "expired"
	| "refunded"
	| "partially_refunded";

/** Why a payment did not happen, in words that every bank's own reasons are turned into. */
export const PAYMENT_FAILURES = [
	"declined",
	"insufficient_funds",
	"authentication_failed",
	"card_restricted",
	"foreign_card",
	"credit_refused",
	"expired",
	"other",
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

export type ReceiptItem = {
	readonly name: string;
	readonly quantity: number;
	readonly price: Money;
	readonly amount: Money;
};

/** Who pays. */
export type Customer = {
	readonly name: string;
	readonly surname: string;
	/** E.164. */
	readonly phone: string;
	readonly email: string;
};

/** Everything a bank is told of an attempt; amounts of the items sum to `amount` exactly. */
export type PaymentAttempt = {
	/** Unique for every attempt: `<order number>-<attempt>`, up to 36 characters. */
	readonly reference: string;
	readonly orderNumber: string;
	readonly amount: Money;
	readonly description: string;
	readonly locale: Locale;
	readonly customer: Customer;
	readonly items: readonly ReceiptItem[];
	/** Instalments only. */
	readonly months?: number;
	readonly returnUrl: string;
	readonly notificationUrl: string;
};

/** Failures are values: `unknown` means that the bank may or may not have done it, so it must be asked before anything is repeated. */
export type ProviderFailure = {
	readonly ok: false;
	readonly code: "refused" | "unavailable" | "unknown" | "not_configured" | "unsupported";
	/** For staff and logs; never a secret, never personal. */
	readonly reason: string;
	/** The bank answered and knows no such payment: nothing was created under this reference. */
	readonly absent?: true;
};

export type CreatedPayment = {
	readonly ok: true;
	readonly providerId: string;
	readonly redirectUrl: string;
	readonly state: PaymentState;
};

/** A bank's own term and, where it tells it, its monthly payment; of a plain loan no more than that it is one. */
export type ReportedPlan = { readonly months: number; readonly monthly?: Money } | { readonly isLoan: true };

/** What a bank says of a payment now. */
export type PaymentReport = {
	readonly ok: true;
	readonly providerId: string;
	readonly reference: string;
	readonly state: PaymentState;
	/** What was asked for, also after refunds. */
	readonly amount: Money;
	/** Given back in all. */
	readonly refunded?: Money;
	/** One of `PAYMENT_FAILURES`; an attempt may still succeed after it while the bank's page is open. */
	readonly failure?: PaymentFailure;
	/** The money waits for `capturePayment`, and comes only after it: a signed credit whose cooling-off is over. */
	readonly capturable?: true;
	/** A credit that the bank has approved and its customer has not signed yet. */
	readonly unsigned?: true;
	/** What the bank itself says of an instalment, which replaces what was calculated. */
	readonly plan?: ReportedPlan;
	/** Lessons open only after this moment (cooling-off of a credit). */
	readonly coolingUntil?: Date;
};

/** `refunded` is what this request gave back; `state` tells whether anything is left. */
export type RefundedPayment = { readonly ok: true; readonly refunded: Money; readonly state: PaymentState };

export type Notification = {
	readonly body: Buffer;
	readonly headers: Readonly<Record<string, string | undefined>>;
	readonly query: URLSearchParams;
	readonly ip: string | undefined;
};

/** A notification that was believed: what it says, a key to take it once, and the exact answer the bank wants. */
export type ReadNotification =
	| {
			readonly ok: true;
			readonly report: PaymentReport;
			readonly dedupeKey: string;
			readonly reply: { readonly status: number; readonly body: string; readonly contentType: string };
	  }
	| {
			readonly ok: false;
			/** `unverified`: the bank could not be asked whether it is true; it will send it again. */
			readonly code: "forged" | "malformed" | "irrelevant" | "unverified";
			readonly status: number;
			readonly reason: string;
			/** What the bank wants to hear nonetheless; an empty answer with `status` otherwise. */
			readonly reply?: { readonly status: number; readonly body: string; readonly contentType: string };
	  };

/** What a notification says it is about; nobody vouches for it. */
export type PaymentClaim = { readonly reference?: string | undefined; readonly providerId?: string | undefined };

/** What can be known of a notification that nobody signed before the bank is asked whether it is true. */
type UnsignedNotifications = {
	/** Whether an address is of the networks that the bank has published. */
	isFromBank(ip: string | undefined): boolean;
	/** Undefined where `readNotification` refuses it without asking. */
	readClaim(notification: Notification): PaymentClaim | undefined;
};

/** One bank. Amounts turn into its own units at its edge only. */
export type PaymentProvider = {
	readonly code: ProviderCode;
	/** Terms of an instalment that can be applied for; absent where the bank asks the customer itself. */
	readonly months?: readonly number[];
	/**
	 * The same reference twice makes one payment. Everyone but T-Bank acquiring answers the second time as the first; there it is
	 * refused, so ask `fetchState` and take a new reference.
	 */
	createPayment(attempt: PaymentAttempt): Promise<CreatedPayment | ProviderFailure>;
	/**
	 * By our reference, which is known even when the answer to `createPayment` was lost. `amount` is what we asked for: T-Bank tells
	 * only what is left after a part refund.
	 */
	fetchState(payment: {
		reference: string;
		providerId?: string | undefined;
		amount?: Money | undefined;
	}): Promise<PaymentReport | ProviderFailure>;
	/** Takes what is `capturable`. Doing it twice does no harm. */
	capturePayment?(payment: {
		reference: string;
		providerId: string;
		amount: Money;
	}): Promise<PaymentReport | ProviderFailure>;
	/** Shuts a payment that nobody has paid, so that nobody can. Refused when it was paid meanwhile. */
	cancelPayment?(payment: { reference: string; providerId: string }): Promise<{ ok: true } | ProviderFailure>;
	refund(request: {
		reference: string;
		providerId: string;
		amount: Money;
		/** The same key twice refunds once; up to 64 characters. */
		key: string;
		items: readonly ReceiptItem[];
		customer: { readonly email: string; readonly phone: string };
		/** The closing receipt has gone out: what goes back was no advance any more. */
		isSettled?: boolean;
	}): Promise<RefundedPayment | ProviderFailure>;
	/** The second receipt of a prepayment, when the lessons have been given. Absent where the bank makes none. */
	sendClosingReceipt?(request: {
		reference: string;
		providerId: string;
		items: readonly ReceiptItem[];
		customer: { readonly email: string; readonly phone: string };
	}): Promise<{ ok: true } | ProviderFailure>;
	readNotification(notification: Notification): Promise<ReadNotification>;
	/** Absent where notifications are signed: those cost no question. */
	readonly unsigned?: UnsignedNotifications;
};
