import { type Money, money } from "../../../shared/money.ts";
import type {
	PaymentAttempt,
	PaymentProvider,
	PaymentReport,
	PaymentState,
	ProviderCode,
	ProviderFailure,
	ReportedPlan,
} from "../../payments/provider.ts";

type BankPayment = {
	readonly providerId: string;
	readonly attempt: PaymentAttempt;
	state: PaymentState;
	refunded: number;
	plan?: ReportedPlan;
	coolingUntil?: Date;
	failure?: PaymentReport["failure"];
	capturable?: true;
	unsigned?: true;
};

/** How the next calls go: `…Done` did it but the answer is lost, `…Lost` did not. */
export type CallMode = "ok" | "refused" | "unavailable" | "unknownDone" | "unknownLost";

/** A bank in memory that keeps its own books. */
export type FakeBank = PaymentProvider & {
	readonly payments: Map<string, BankPayment>;
	readonly refunds: Map<string, Money>;
	/** References of payments whose refunds came after their closing receipts. */
	readonly settledRefunds: string[];
	readonly closingReceipts: string[];
	/** What the last one of a reference named, in minor units. */
	readonly closingItems: Map<string, Record<string, number>>;
	createMode: CallMode;
	refundMode: CallMode;
	receiptMode: CallMode;
	fetchMode: "ok" | "unavailable";
	/** Whether pages can be shut. */
	cancelMode: "ok" | "refused" | "unavailable";
	/** What the bank would say of a payment now. */
	report(reference: string, changes?: Partial<PaymentReport>): PaymentReport;
	set(reference: string, state: PaymentState, more?: Partial<BankPayment>): void;
	last(): string;
};

export function createFakeBank(code: ProviderCode, months?: readonly number[]): FakeBank {
	const payments = new Map<string, BankPayment>();
	const refunds = new Map<string, Money>();
	const settledRefunds: string[] = [];
	const closingReceipts: string[] = [];
	const closingItems = new Map<string, Record<string, number>>();
	const failure = (mode: CallMode): ProviderFailure => ({
		ok: false,
		code: mode.startsWith("unknown") ? "unknown" : (mode as "refused"),
		reason: mode,
	});
	const required = (reference: string): BankPayment => {
		const payment = payments.get(reference);
		if (!payment) throw new Error(`The bank has no ${reference}`);
		return payment;
	};
	const bank: FakeBank = {
		code,
		...(months ? { months } : {}),
		payments,
		refunds,
		settledRefunds,
		closingReceipts,
		closingItems,
		createMode: "ok",
		refundMode: "ok",
		receiptMode: "ok",
		fetchMode: "ok",
		cancelMode: "ok",
		async createPayment(attempt) {
			const mode = bank.createMode;
			const sum = attempt.items.reduce((total, item) => total + item.amount.minor, 0);
			if (sum !== attempt.amount.minor) throw new Error("Items do not sum to the amount");
			if (mode === "ok" || mode === "unknownDone") {
				if (payments.has(attempt.reference)) throw new Error(`${attempt.reference} was created twice`);
				payments.set(attempt.reference, {
					providerId: `id-${attempt.reference}`,
					attempt,
					state: "pending",
					refunded: 0,
				});
			}
			if (mode !== "ok") return failure(mode);
			return {
				ok: true,
				providerId: `id-${attempt.reference}`,
				redirectUrl: `https://${code}.example/${attempt.reference}`,
				state: "pending",
			};
		},
		async fetchState({ reference }) {
			if (bank.fetchMode !== "ok") return failure("unavailable");
			return payments.has(reference) ? bank.report(reference) : { ...failure("refused"), absent: true };
		},
		async capturePayment({ reference }) {
			const payment = required(reference);
			if (payment.state !== "captured" && !payment.capturable) return failure("refused");
			Object.assign(payment, { state: "captured", capturable: undefined });
			return bank.report(reference);
		},
		async cancelPayment({ reference }) {
			if (bank.cancelMode !== "ok") return failure(bank.cancelMode);
			const payment = required(reference);
			if (["captured", "refunded", "partially_refunded"].includes(payment.state)) return failure("refused");
			payment.state = "cancelled";
			return { ok: true };
		},
		async refund({ reference, amount, key, items, isSettled }) {
			const mode = bank.refundMode;
			const payment = required(reference);
			const sum = items.reduce((total, item) => total + item.amount.minor, 0);
			if (sum !== amount.minor) throw new Error("Items do not sum to the refund");
			if ((mode === "ok" || mode === "unknownDone") && !refunds.has(key)) {
				if (payment.refunded + amount.minor > payment.attempt.amount.minor) return failure("refused");
				refunds.set(key, amount);
				if (isSettled) settledRefunds.push(reference);
				payment.refunded += amount.minor;
				payment.state = payment.refunded === payment.attempt.amount.minor ? "refunded" : "partially_refunded";
			}
			if (mode !== "ok") return failure(mode);
			return { ok: true, refunded: amount, state: payment.state };
		},
		async sendClosingReceipt({ reference, items }) {
			const mode = bank.receiptMode;
			closingItems.set(reference, Object.fromEntries(items.map(({ name, amount }) => [name, amount.minor])));
			// As with T-Bank, a second question is a second receipt.
			if (mode === "ok" || mode === "unknownDone") closingReceipts.push(reference);
			return mode === "ok" ? { ok: true } : failure(mode);
		},
		async readNotification({ body }) {
			const { reference, state, forged } = JSON.parse(body.toString()) as Record<string, string>;
			if (forged) return { ok: false, code: "forged", status: 403, reason: "token" };
			const report = bank.report(reference ?? "", { state: state as PaymentState });
			return {
				ok: true,
				report,
				dedupeKey: `${reference}:${state}`,
				reply: { status: 200, body: "OK", contentType: "text/plain" },
			};
		},
		report(reference, changes = {}) {
			const payment = required(reference);
			const { amount } = payment.attempt;
			return {
				ok: true,
				providerId: payment.providerId,
				reference,
				state: payment.state,
				amount,
				...(payment.refunded > 0 ? { refunded: money(payment.refunded, amount.currency) } : {}),
				...(payment.plan ? { plan: payment.plan } : {}),
				...(payment.coolingUntil ? { coolingUntil: payment.coolingUntil } : {}),
				...(payment.failure ? { failure: payment.failure } : {}),
				...(payment.capturable ? { capturable: true } : {}),
				...(payment.unsigned ? { unsigned: true } : {}),
				...changes,
			};
		},
		set(reference, state, more = {}) {
			Object.assign(required(reference), { state, ...more });
		},
		last() {
			const reference = [...payments.keys()].at(-1);
			if (!reference) throw new Error("The bank has no payments");
			return reference;
		},
	};
	return bank;
}
