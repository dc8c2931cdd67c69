import type { BankName } from "./bank-names.ts";

/** One notification and what became of it. */
export type Notice = {
	readonly id: string;
	readonly bank: BankName;
	/** The payment. */
	readonly about: string;
	/** The event in the bank's words. */
	readonly what: string;
	readonly url: string;
	readonly body: string;
	readonly tries: number;
	readonly outcome: "waiting" | "taken" | "given-up" | "withheld" | "forged";
	/** ISO 8601; not sent before. */
	readonly notBefore: string;
};

/** How the notifications of a bank look, and which answer it takes for "received". */
export type Protocol = {
	/** Headers at the moment of sending; `isHonest` false signs with a key that is not the merchant's. */
	headers(body: string, isHonest: boolean): Record<string, string>;
	/** The same notification as somebody else would make it up. */
	forge(body: string): string;
	isTaken(status: number, text: string): boolean;
};

const ANSWER_TIMEOUT_MS = 10_000;

/** Sends once. @returns whether the shop took it. */
export async function sendNotice(
	{ url, body }: Notice,
	protocol: Protocol,
	{ isHonest, signal }: { isHonest: boolean; signal: AbortSignal },
): Promise<boolean> {
	const content = isHonest ? body : protocol.forge(body);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json", ...protocol.headers(content, isHonest) },
			body: content,
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
		});
		return protocol.isTaken(response.status, await response.text());
	} catch {
		return false;
	}
}
