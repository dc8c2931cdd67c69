/** An application for a credit as the broker keeps it. */
export type FormaApplication = {
	/** The shop's order number. */
	readonly id: string;
	/** The last part of the page's address, and the broker's own number. */
	readonly code: string;
	readonly isDemo: boolean;
	readonly flow: string;
	/** What was sent; the same again gives the same link. */
	readonly fingerprint: string;
	/** Kopecks. */
	readonly sum: number;
	readonly items: readonly object[];
	readonly status: "new" | "inprogress" | "approved" | "signed" | "canceled" | "rejected";
	readonly committed: boolean;
	/** Months. */
	readonly term: number;
	readonly isInstalment: boolean;
	/** ISO 8601; only where the law makes the customer wait. */
	readonly coolingUntil: string | undefined;
	readonly webhookUrl: string | undefined;
	readonly successUrl: string | undefined;
	readonly failUrl: string | undefined;
	readonly returnUrl: string | undefined;
	readonly createdAt: string;
};

/** Law on consumer credit, since 1 September 2025. Kopecks and milliseconds. */
const COOLING = [
	{ above: 200_000_00, ms: 48 * 60 * 60 * 1000 },
	{ above: 50_000_00, ms: 4 * 60 * 60 * 1000 },
];
const DEFAULT_TERM = 12;
const HOURS_TO_SIGN = 14 * 24;

/** How long a credit of this sum cools off, in milliseconds; 0 when it does not. */
export function coolingOf(kopecks: number, shortened: number | undefined): number {
	const law = COOLING.find(({ above }) => kopecks > above)?.ms ?? 0;
	return law > 0 ? (shortened ?? law) : 0;
}

export function isCooling({ coolingUntil }: FormaApplication, now: Date): boolean {
	return coolingUntil !== undefined && Date.parse(coolingUntil) > now.getTime();
}

/** `installment_0_0_<months>_<fee>`; anything else is a plain credit. */
export function readProduct(promoCode: string): { term: number; isInstalment: boolean } {
	const months = Number(/^installment_0_0_(\d{1,2})(?:_|$)/.exec(promoCode)?.[1] ?? 0);
	return months > 0 ? { term: months, isInstalment: true } : { term: DEFAULT_TERM, isInstalment: false };
}

/** Kopecks a month; a broker rounds, so the parts need not sum to the whole. */
export function monthlyOf({ sum, term }: Pick<FormaApplication, "sum" | "term">): number {
	return Math.round(sum / term);
}

/** What `info` answers and a webhook carries, in roubles. */
export function describe(application: FormaApplication, now: Date): object {
	const { id, status, committed, sum, term, isInstalment, isDemo, createdAt, items, coolingUntil } = application;
	const isDecided = status === "approved" || status === "signed";
	return {
		id,
		status,
		created_at: createdAt,
		demo: isDemo,
		committed,
		first_payment: 0,
		order_amount: sum / 100,
		...(isDecided
			? {
					credit_amount: sum / 100,
					transfer_amount: sum / 100,
					product: isInstalment ? "installment_credit" : "credit",
					term,
					monthly_payment: monthlyOf(application) / 100,
					loan_number: String(Date.parse(createdAt) % 1_000_000),
					chosen_bank: "Т-Банк",
				}
			: {}),
		appropriate_signing_types: ["sms"],
		...(status === "signed" ? { signing_type: "sms" } : {}),
		expected_overdue_at: new Date(Date.parse(createdAt) + HOURS_TO_SIGN * 60 * 60 * 1000).toISOString(),
		items,
		...(status === "signed" && coolingUntil
			? { commit_cooldown: { until: coolingUntil, has_happened: !isCooling(application, now) } }
			: {}),
	};
}
