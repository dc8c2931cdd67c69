import type { ProviderFailure, ReadNotification } from "./provider.ts";

export function failPayment(code: ProviderFailure["code"], reason: string): ProviderFailure {
	return { ok: false, code, reason };
}

/** The bank answered that it knows no such payment. */
export function failAsAbsent(reason: string): ProviderFailure {
	return { ok: false, code: "refused", reason, absent: true };
}

/** The code of a failure whose request may have arrived: a question changes nothing, anything else may have been done. */
export function lostCode({ changes }: { readonly changes: boolean }): "unknown" | "unavailable" {
	return changes ? "unknown" : "unavailable";
}

type Refusal = Extract<ReadNotification, { ok: false }>;

const STATUSES: Readonly<Record<Refusal["code"], number>> = {
	forged: 403,
	malformed: 400,
	irrelevant: 200,
	// Not a 2xx, so that the bank sends it again.
	unverified: 503,
};

export function refuseNotification(code: Refusal["code"], reason: string): Refusal {
	return { ok: false, code, status: STATUSES[code], reason };
}
