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

/** Common states for what each bank calls in its own way. */
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

/** Why a payment failed, in codes that every bank's own reasons are mapped to. */
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

/** Everything that a bank is sent about an attempt; the amounts of the items add up to `amount` exactly. */
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

/** Failures are values. `unknown` means that the bank may or may not have done it, so it must be asked before anything is repeated. */
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

/** A bank's own term and, where it names it, the monthly payment; for a plain loan only the fact that it is one. */
export type ReportedPlan = { readonly months: number; readonly monthly?: Money } | { readonly isLoan: true };

/** What a bank says of a payment now. */
export type PaymentReport = {
	readonly ok: true;
	readonly providerId: string;
	readonly reference: string;
	readonly state: PaymentState;
	/** The requested amount, also after refunds. */
	readonly amount: Money;
	/** Refunded so far. */
	readonly refunded?: Money;
	/** One of `PAYMENT_FAILURES`; an attempt may still succeed after it while the bank's page is open. */
	readonly failure?: PaymentFailure;
	/** The money waits for `capturePayment`, and comes only after it: a signed credit whose cooling-off is over. */
	readonly capturable?: true;
	/** A credit that the bank has approved and its customer has not signed yet. */
	readonly unsigned?: true;
	/** The bank's own terms of an instalment, which replace the calculated ones. */
	readonly plan?: ReportedPlan;
	/** Lessons open only after this moment (cooling-off of a credit). */
	readonly coolingUntil?: Date;
};

/** `refunded` is what this request refunded; `state` tells whether anything is left. */
export type RefundedPayment = { readonly ok: true; readonly refunded: Money; readonly state: PaymentState };

export type Notification = {
	readonly body: Buffer;
	readonly headers: Readonly<Record<string, string | undefined>>;
	readonly query: URLSearchParams;
	readonly ip: string | undefined;
};

/** A notification that was believed: its report, a key by which it is applied once, and the exact answer that the bank wants. */
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

/** The payment that a notification claims to be about; not verified. */
export type PaymentClaim = { readonly reference?: string | undefined; readonly providerId?: string | undefined };

/** What can be known about an unsigned notification before the bank is asked whether it is true. */
type UnsignedNotifications = {
	/** Whether an address is of the networks that the bank has published. */
	isFromBank(ip: string | undefined): boolean;
	/** Undefined where `readNotification` refuses it without asking. */
	readClaim(notification: Notification): PaymentClaim | undefined;
};

/** One bank. Amounts are converted into its own units only in its adapter. */
export type PaymentProvider = {
	readonly code: ProviderCode;
	/** Terms of an instalment that can be applied for; absent where the bank asks the customer itself. */
	readonly months?: readonly number[];
	/**
	 * Two calls with one reference make one payment. Every bank but T-Bank acquiring repeats its first answer; T-Bank refuses the second
	 * call, so call `fetchState` and use a new reference.
	 */
	createPayment(attempt: PaymentAttempt): Promise<CreatedPayment | ProviderFailure>;
	/**
	 * Asks by our reference, which is known even when the answer to `createPayment` was lost. `amount` is what we asked for: T-Bank reports
	 * only what is left after a partial refund.
	 */
	fetchState(payment: {
		reference: string;
		providerId?: string | undefined;
		amount?: Money | undefined;
	}): Promise<PaymentReport | ProviderFailure>;
	/** Captures a `capturable` payment. Doing it twice does no harm. */
	capturePayment?(payment: {
		reference: string;
		providerId: string;
		amount: Money;
	}): Promise<PaymentReport | ProviderFailure>;
	/** Closes a payment that nobody has paid, so that nobody can. Refused when it was paid meanwhile. */
	cancelPayment?(payment: { reference: string; providerId: string }): Promise<{ ok: true } | ProviderFailure>;
	/**
	 * Gives `amount` of a captured payment back; `items` are the lines of the receipt for it and add up to it. After a failure with the code
	 * `unknown` the money may have gone back all the same: repeat it with the same key.
	 */
	refund(request: {
		reference: string;
		providerId: string;
		amount: Money;
		/** The same key twice refunds once; up to 64 characters. */
		key: string;
		items: readonly ReceiptItem[];
		customer: { readonly email: string; readonly phone: string };
		/** The closing receipt was issued: the refund is no longer of an advance. */
		isSettled?: boolean;
	}): Promise<RefundedPayment | ProviderFailure>;
	/** Sends the second receipt of a prepayment, when the lessons have been given. Absent where the bank makes none. */
	sendClosingReceipt?(request: {
		reference: string;
		providerId: string;
		items: readonly ReceiptItem[];
		customer: { readonly email: string; readonly phone: string };
	}): Promise<{ ok: true } | ProviderFailure>;
	/**
	 * Checks that a notification comes from the bank, by its signature or by asking the bank, and reads it. Whatever a stranger may send is
	 * a refusal with the status to answer, and no exception.
	 */
	readNotification(notification: Notification): Promise<ReadNotification>;
	/** Absent where notifications are signed: those need no question to the bank. */
	readonly unsigned?: UnsignedNotifications;
};
