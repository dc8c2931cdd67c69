import { type Money, money, subtractMoney } from "../../../shared/money.ts";
import type { PaymentReport, PaymentState } from "../provider.ts";
import { readTbankDecline } from "./tbank-errors.ts";

const STATES: Readonly<Record<string, PaymentState>> = {
	NEW: "created",
	FORM_SHOWED: "pending",
	AUTHORIZING: "pending",
	PAY_CHECKING: "pending",
	"3DS_CHECKING": "requires_3ds",
	"3DS_CHECKED": "pending",
	AUTHORIZED: "authorized",
	CONFIRMING: "authorized",
	REVERSING: "authorized",
	PARTIAL_REVERSED: "authorized",
	CONFIRMED: "captured",
	REFUNDING: "captured",
	REJECTED: "failed",
	AUTH_FAIL: "failed",
	DEADLINE_EXPIRED: "expired",
	ATTEMPTS_EXPIRED: "expired",
	CANCELED: "cancelled",
	REVERSED: "cancelled",
	REFUNDED: "refunded",
	PARTIAL_REFUNDED: "partially_refunded",
};

/** @returns undefined for a word the bank has added since. */
export function readTbankState(status: string): PaymentState | undefined {
	return STATES[status];
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
	const report = { ok: true, reference, providerId, state } as const;
	if (state === "refunded") return { ...report, amount: asked ?? now, refunded: asked ?? now };
	if (state === "partially_refunded" && asked) {
		return { ...report, amount: asked, refunded: subtractMoney(asked, now) };
	}
	if (state === "failed") return { ...report, amount: now, failure: readTbankDecline(errorCode) };
	if (state === "expired") return { ...report, amount: now, failure: "expired" };
	return { ...report, amount: now, ...(status === "AUTHORIZED" ? { capturable: true } : {}) };
}
