/** A payment as YooKassa keeps it. */
export type YookassaPayment = {
	readonly id: string;
	/** Kopecks. */
	readonly amount: number;
	readonly refunded: number;
	readonly status: "pending" | "succeeded" | "canceled";
	readonly method: "bank_card" | "sber_loan";
	/** Why it was cancelled. */
	readonly reason: string | undefined;
	readonly loanOption: string | undefined;
	/** ISO 8601: a granted credit that cools off, and pays by itself afterwards. */
	readonly suspendedUntil: string | undefined;
	/** A card waits for its issuer's check. */
	readonly isChecking: boolean;
	readonly description: string;
	readonly metadata: Readonly<Record<string, string>>;
	readonly language: "ru" | "en";
	readonly returnUrl: string;
	readonly hasReceipt: boolean;
	readonly createdAt: string;
	readonly refunds?: readonly YookassaRefund[];
};

export type YookassaRefund = {
	readonly id: string;
	readonly kopecks: number;
	readonly metadata: Readonly<Record<string, string>>;
};

const HOUR_MS = 60 * 60 * 1000;
/** Kopecks: where the law makes a borrower wait, and Sber's window grows with it. */
const COOLING = [
	{ above: 200_000_00, coolingMs: 48 * HOUR_MS, windowMs: 72 * HOUR_MS },
	{ above: 50_000_00, coolingMs: 4 * HOUR_MS, windowMs: 28 * HOUR_MS },
];

/** How long a credit of this sum cools off, in milliseconds; 0 when it does not. */
export function coolingOf(kopecks: number, shortened: number | undefined): number {
	const law = COOLING.find(({ above }) => kopecks > above)?.coolingMs ?? 0;
	return law > 0 ? (shortened ?? law) : 0;
}

function windowOf({ method, amount }: YookassaPayment): number {
	if (method === "bank_card") return HOUR_MS;
	return COOLING.find(({ above }) => amount > above)?.windowMs ?? 8 * HOUR_MS;
}

/** The payment as it is now: a cooled credit has paid, one that nobody paid has run out. */
export function asOf(payment: YookassaPayment, now: Date): YookassaPayment {
	const { status, suspendedUntil, createdAt } = payment;
	if (status !== "pending") return payment;
	if (suspendedUntil)
		return Date.parse(suspendedUntil) <= now.getTime() ? { ...payment, status: "succeeded" } : payment;
	const isOver = now.getTime() - Date.parse(createdAt) > windowOf(payment);
	return isOver ? { ...payment, status: "canceled", reason: "expired_on_confirmation" } : payment;
}

export function roubles(kopecks: number): { value: string; currency: "RUB" } {
	return { value: (kopecks / 100).toFixed(2), currency: "RUB" };
}

/** What the API and notifications show. */
export function describe(payment: YookassaPayment, base: string): object {
	const { status, amount, refunded, method, reason } = payment;
	return {
		id: payment.id,
		status,
		paid: status === "succeeded",
		amount: roubles(amount),
		...(status === "succeeded" ? { refunded_amount: roubles(refunded), refundable: refunded < amount } : {}),
		created_at: payment.createdAt,
		description: payment.description,
		metadata: payment.metadata,
		recipient: { account_id: "100500", gateway_id: "100700" },
		test: true,
		payment_method: {
			type: method,
			id: payment.id,
			saved: false,
			...(payment.loanOption ? { loan_option: payment.loanOption } : {}),
			...(payment.suspendedUntil ? { suspended_until: payment.suspendedUntil } : {}),
		},
		...(status === "pending"
			? {
					confirmation: {
						type: "redirect",
						return_url: payment.returnUrl,
						confirmation_url: `${base}/checkout/${payment.id}`,
					},
				}
			: {}),
		...(reason
			? { cancellation_details: { party: method === "sber_loan" ? "payment_network" : "yoo_money", reason } }
			: {}),
	};
}

export function describeRefund({ id }: YookassaPayment, refund: YookassaRefund): object {
	const { kopecks, metadata } = refund;
	return { id: refund.id, payment_id: id, status: "succeeded", amount: roubles(kopecks), metadata };
}
