/** A session, its intent and its charge in one row. */
export type StripePayment = {
	/** cs_test_… */
	readonly id: string;
	readonly intent: string;
	readonly charge: string;
	readonly reference: string;
	/** Cents. */
	readonly amount: number;
	readonly refunded: number;
	readonly status: "open" | "complete" | "expired";
	/** True once a card was tried: only then is there an intent to see. */
	readonly isTried: boolean;
	/** What the issuer said last. */
	readonly refusal: string | undefined;
	/** What the issuer will say after its check. */
	readonly challenge: "accepts" | "declines" | undefined;
	readonly language: "ru" | "en";
	readonly email: string | undefined;
	readonly successUrl: string;
	readonly cancelUrl: string;
	readonly metadata: Readonly<Record<string, string>>;
	readonly intentMetadata: Readonly<Record<string, string>>;
	/** Unix seconds. */
	readonly created: number;
	readonly refunds: readonly StripeRefund[];
};

export type StripeRefund = {
	readonly id: string;
	readonly amount: number;
	readonly metadata?: Readonly<Record<string, string>>;
};

const LIFE_SECONDS = 24 * 60 * 60;

export function asOf(payment: StripePayment, now: Date): StripePayment {
	const isOver = payment.status === "open" && now.getTime() / 1000 > payment.created + LIFE_SECONDS;
	return isOver ? { ...payment, status: "expired" } : payment;
}

export function isPaid({ status }: StripePayment): boolean {
	return status === "complete";
}
