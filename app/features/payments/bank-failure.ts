import type { ProviderFailure, ReadNotification } from "./provider.ts";

/** A failure as a value; `reason` is for staff and logs: never a secret, never personal. */
export function failPayment(code: ProviderFailure["code"], reason: string): ProviderFailure {
	return { ok: false, code, reason };
}

/** The bank answered that it knows no such payment. */
export function failAsAbsent(reason: string): ProviderFailure {
	return { ok: false, code: "refused", reason, absent: true };
}

/** What is asked of a bank, as its failures tell of it. */
export type BankMethod = {
	/** For reasons: the bank and its method, "tbank Init". */
	readonly name: string;
	/** True when the bank would do something: then a lost answer means that it may have done it. */
	readonly changes: boolean;
};

/** The code of a failure whose request may have arrived: a question changes nothing, anything else may have been done. */
export function lostCode({ changes }: Pick<BankMethod, "changes">): "unknown" | "unavailable" {
	return changes ? "unknown" : "unavailable";
}

/** A reason with the network's own code of it, where there is one: "tbank Init: unreachable ENOTFOUND". */
export function withCode(reason: string, code: string | undefined): string {
	return code === undefined ? reason : `${reason} ${code}`;
}

type Refusal = Extract<ReadNotification, { ok: false }>;

const STATUSES: Readonly<Record<Refusal["code"], number>> = {
	forged: 403,
	malformed: 400,
	irrelevant: 200,
	// Not a 2xx, so that the bank sends it again.
	unverified: 503,
};

/** A notification that is not believed or not of interest, with the status that it is answered with. */
export function refuseNotification(code: Refusal["code"], reason: string): Refusal {
	return { ok: false, code, status: STATUSES[code], reason };
}
