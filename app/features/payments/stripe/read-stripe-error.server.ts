import Stripe from "stripe";
import { findCode } from "../../../shared/error-code.ts";
import { type BankMethod, failAsAbsent, failPayment, lostCode, withCode } from "../bank-failure.ts";
import { wasNeverSent } from "../connection-error.ts";
import type { ProviderFailure } from "../provider.ts";

const { errors } = Stripe;

/**
 * What the SDK threw. Messages are dropped: they quote what was sent. @throws what is not an error of Stripe, which is a bug of
 * ours.
 */
export function readStripeError(method: BankMethod, error: unknown): ProviderFailure {
	if (!(error instanceof errors.StripeError)) throw error;
	const { name } = method;
	if (error instanceof errors.StripeConnectionError) {
		const code = findCode(error) ?? findCode(error.detail);
		if (wasNeverSent(error)) return failPayment("unavailable", withCode(`${name}: unreachable`, code));
		return failPayment(lostCode(method), withCode(`${name}: timed out or connection lost`, code));
	}
	const { statusCode } = error;
	if (statusCode === 429) return failPayment("unavailable", `${name}: too many calls`);
	// Without a status the answer was no JSON at all.
	if (statusCode === undefined || statusCode >= 500) {
		return failPayment(lostCode(method), `${name}: server error ${statusCode ?? "unreadable"}`);
	}
	// The same question is being answered at this moment: nobody has refused anything.
	if (statusCode === 409) return failPayment(lostCode(method), `${name}: asked twice at once`);
	const reason = `${name}: ${statusCode} ${error.code ?? error.rawType ?? "refused"}`;
	return error.code === "resource_missing" ? failAsAbsent(reason) : failPayment("refused", reason);
}
