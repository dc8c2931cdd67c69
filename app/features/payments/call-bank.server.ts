import { fetchOnce, type OutsideCall } from "../../platform/fetch-once.server.ts";
import { type BankMethod, failPayment, lostCode, withCode } from "./bank-failure.ts";
import { wasNeverSent } from "./connection-error.ts";
import type { ProviderFailure } from "./provider.ts";

export type BankCall = OutsideCall & BankMethod;

/**
 * An answer below 500, except 429, or the failure that replaces it. A refusal may come without JSON (`json` is then undefined), as from a
 * proxy: it means that nothing was done, but never that nothing exists.
 */
export type BankAnswer =
	| { readonly answered: true; readonly status: number; readonly json: unknown }
	| { readonly answered: false; readonly failure: ProviderFailure };

/** Calls a bank once. Of an error of the network the reason has the code alone: its message quotes the address. */
export async function callBank(call: BankCall): Promise<BankAnswer> {
	const answer = await fetchOnce(call);
	if (answer.answered) return readAnswer(call, answer.status, answer.text);
	if (answer.timedOut) return failCall(lostCode(call), `${call.name}: timed out`);
	if (wasNeverSent(answer.error)) return failCall("unavailable", withCode(`${call.name}: unreachable`, answer.code));
	return failCall(lostCode(call), withCode(`${call.name}: connection lost`, answer.code));
}

function readAnswer(call: BankCall, status: number, text: string): BankAnswer {
	if (status === 429) return failCall("unavailable", `${call.name}: too many calls`);
	if (status >= 500) return failCall(lostCode(call), `${call.name}: server error ${status}`);
	try {
		return { answered: true, status, json: JSON.parse(text) };
	} catch {
		// 408 comes from whoever stopped waiting in between.
		if (status >= 400 && status !== 408) return { answered: true, status, json: undefined };
		return failCall(lostCode(call), `${call.name}: unreadable answer ${status}`);
	}
}

function failCall(code: ProviderFailure["code"], reason: string): BankAnswer {
	return { answered: false, failure: failPayment(code, reason) };
}
