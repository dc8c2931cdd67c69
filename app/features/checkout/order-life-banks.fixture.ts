import type { createDice } from "../../../tests/fuzz/dice.ts";
import type { PaymentState, ProviderCode } from "../payments/provider.ts";
import { applyPaymentReport } from "./attempts/apply-payment-report.server.ts";
import type { FakeBank } from "./attempts/fake-bank.fixture.ts";
import type { TestCheckout } from "./checkout.fixture.ts";

/** The banks that the orders are paid at: by a card, and by instalments. */
const CODES = ["tbank", "tbank_forma"] as const;

/** What may become of a payment at its bank by the hand of its payer, or of the bank. */
const NEXT = {
	pending: ["captured", "captured", "captured", "failed", "authorized", "cancelled"],
	failed: ["captured", "failed"],
	authorized: ["captured", "cancelled"],
} as const;

const MODES = ["ok", "refused", "unavailable", "unknownDone", "unknownLost"] as const;

type GivenBack = { readonly provider: ProviderCode; readonly reference: string; readonly amount: number };

/** What a bank has of a payment, minor units. */
export function leftAtBank({ banks }: TestCheckout, { provider, reference }: Omit<GivenBack, "amount">): number {
	const payment = banks[provider].payments.get(reference);
	return payment ? payment.attempt.amount.minor - payment.refunded : 0;
}

/** Money goes back in the bank's own office. */
export function giveBack({ banks }: TestCheckout, { provider, reference, amount }: GivenBack): void {
	const bank = banks[provider];
	const payment = bank.payments.get(reference);
	if (!payment) throw new Error(`The bank has no ${reference}`);
	const refunded = payment.refunded + amount;
	const isWhole = refunded === payment.attempt.amount.minor;
	bank.set(reference, isWhole ? "refunded" : "partially_refunded", { refunded });
}

/** What banks and their payers do, and what becomes of calls to banks. */
export function bankSteps(school: TestCheckout, dice: ReturnType<typeof createDice>) {
	const { db, deps } = school;
	const earlier: Parameters<typeof applyPaymentReport>[1][] = [];
	type Found = {
		readonly provider: (typeof CODES)[number];
		readonly reference: string;
		readonly bank: FakeBank;
		readonly state: PaymentState;
	};
	/** One of the payments that are in such a state at their bank. */
	function pickPayment(isMeant: (state: PaymentState) => boolean): Found | undefined {
		const found = CODES.flatMap((provider) => {
			const bank = school.banks[provider];
			return [...bank.payments].map(([reference, { state }]) => ({ provider, reference, bank, state }));
		});
		const meant = found.filter(({ state }) => isMeant(state));
		return meant.length > 0 ? dice.pick(meant) : undefined;
	}
	async function tell({ provider, reference, bank }: Found) {
		const received = { provider, report: bank.report(reference) };
		earlier.push(received);
		return applyPaymentReport(db, received, deps);
	}
	return {
		async bankMoves() {
			const found = pickPayment((state) => state in NEXT);
			if (!found) return undefined;
			const next = dice.pick(NEXT[found.state as keyof typeof NEXT]);
			// Only a credit is approved first.
			if (next === "authorized" && found.provider === "tbank") return undefined;
			found.bank.set(found.reference, next);
			return dice.once(4) ? `${next}, silent` : `${next}, ${JSON.stringify(await tell(found))}`;
		},
		async repeatReport() {
			return earlier.length > 0 ? applyPaymentReport(db, dice.pick(earlier), deps) : undefined;
		},
		async bankGivesBack() {
			const found = pickPayment((state) => state === "captured" || state === "partially_refunded");
			const payment = found?.bank.payments.get(found.reference);
			if (!found || !payment || !dice.once(3)) return undefined;
			giveBack(school, { ...found, amount: 1 + dice.below(payment.attempt.amount.minor - payment.refunded) });
			return tell(found);
		},
		async trouble() {
			const bank = school.banks[dice.pick(CODES)];
			const isOver = dice.once(2);
			bank.createMode = isOver ? "ok" : dice.pick(MODES);
			bank.refundMode = isOver ? "ok" : dice.pick(MODES);
			bank.fetchMode = isOver ? "ok" : dice.pick(["ok", "unavailable"]);
			bank.cancelMode = isOver ? "ok" : dice.pick(["ok", "refused", "unavailable"]);
			return [bank.code, bank.createMode, bank.refundMode, bank.fetchMode, bank.cancelMode];
		},
	};
}

/** Every bank answers again, and says what it has of each payment. */
export async function tellAll({ db, deps, banks }: TestCheckout): Promise<void> {
	for (const provider of CODES) {
		const bank = Object.assign(banks[provider], { refundMode: "ok", fetchMode: "ok", cancelMode: "ok" });
		for (const reference of bank.payments.keys()) {
			await applyPaymentReport(db, { provider, report: bank.report(reference) }, deps);
		}
	}
}
