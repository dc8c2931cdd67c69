import { type Money, money, subtractMoney } from "../../../shared/money.ts";
import type { PaymentReport, PaymentState } from "../provider.ts";
import { readTbankDecline } from "./tbank-errors.ts";

const STATES: ReadonlyMap<string, PaymentState> = new Map([
	["NEW", "created"],
	["FORM_SHOWED", "pending"],
	["AUTHORIZING", "pending"],
	["PAY_CHECKING", "pending"],
	["3DS_CHECKING", "requires_3ds"],
	["3DS_CHECKED", "pending"],
	["AUTHORIZED", "authorized"],
	["CONFIRMING", "authorized"],
	["REVERSING", "authorized"],
	["PARTIAL_REVERSED", "authorized"],
	["CONFIRMED", "captured"],
	["REFUNDING", "captured"],
	["REJECTED", "failed"],
	["AUTH_FAIL", "failed"],
	["DEADLINE_EXPIRED", "expired"],
	["ATTEMPTS_EXPIRED", "expired"],
	["CANCELED", "cancelled"],
	["REVERSED", "cancelled"],
	["REFUNDED", "refunded"],
	["PARTIAL_REFUNDED", "partially_refunded"],
]);

/** Here the bank's sum is what it charges, and must be what we asked for. */
const HOLDING = new Set<PaymentState>(["created", "pending", "requires_3ds", "authorized", "captured"]);

/** @returns undefined for a word the bank has added since. */
export function readTbankState(status: string): PaymentState | undefined {
	return STATES.get(status);
}

type Told = {
	readonly reference: string;
	readonly providerId: string;
	readonly status: string;
	/** The bank's "current sum": what is left after part refunds. Kopecks. */
	readonly current: number;
	/** What we asked for, where it is known. */
	readonly asked?: Money | undefined;
	readonly errorCode?: string | undefined;
};

/** @returns undefined for an unknown status. */
export function reportTbank({
	reference,
	providerId,
	status,
	current,
	asked,
	errorCode,
}: Told): PaymentReport | undefined {
	const state = readTbankState(status);
	if (!state) return undefined;
	const now = money(current, "RUB");
	// Where no money is held any more, nothing may be left of the current sum.
	const amount = HOLDING.has(state) ? now : (asked ?? now);
	const report = { ok: true, reference, providerId, state, amount } as const;
	if (state === "refunded") return { ...report, refunded: amount };
	if (state === "partially_refunded") return { ...report, refunded: subtractMoney(amount, now) };
	if (state === "expired") return { ...report, failure: "expired" };
	if (state !== "failed") return report;
	return { ...report, failure: status === "AUTH_FAIL" ? "authentication_failed" : readTbankDecline(errorCode) };
}
