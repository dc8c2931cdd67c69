import type Stripe from "stripe";
import { money } from "../../../shared/money.ts";
import type { PaymentFailure, PaymentReport, PaymentState } from "../provider.ts";

type Session = Stripe.Checkout.Session;

const FAILURES: ReadonlyMap<string, PaymentFailure> = new Map([
	["insufficient_funds", "insufficient_funds"],
	["authentication_required", "authentication_failed"],
	["payment_intent_authentication_failure", "authentication_failed"],
	["card_not_supported", "card_restricted"],
	["expired_card", "card_restricted"],
	["restricted_card", "card_restricted"],
	["lost_card", "card_restricted"],
	["stolen_card", "card_restricted"],
]);

/**
 * A session with, where it was expanded, its intent and latest charge. @returns undefined when it has no id, no sum in whole cents
 * or no reference of ours: then it is none of our payments.
 */
export function reportStripe(session: Session): PaymentReport | undefined {
	const { id, amount_total: total, currency, client_reference_id: reference } = session;
	if (!isCents(total) || currency !== "usd" || !isName(reference) || !isName(id)) return undefined;
	const amount = money(total, "USD");
	const report = { ok: true, reference, providerId: id, amount } as const;
	const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
	const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
	if (charge && !isCents(charge.amount_refunded)) return undefined;
	if (charge && charge.amount_refunded > 0) {
		const state = charge.amount_refunded >= total ? "refunded" : "partially_refunded";
		return { ...report, state, refunded: money(charge.amount_refunded, "USD") };
	}
	const state = readState(session);
	if (state === "expired") return { ...report, state, failure: "expired" };
	const refusal = state === "created" ? intent?.last_payment_error : undefined;
	return { ...report, state, ...(refusal ? { failure: readFailure(refusal) } : {}) };
}

/** What is signed may still be of any shape. */
function isName(value: unknown): value is string {
	return typeof value === "string" && value !== "";
}

function isCents(sum: number | null): sum is number {
	return Number.isSafeInteger(sum);
}

function readState({ status, payment_status: paid }: Session): PaymentState {
	if (status === "expired") return "expired";
	if (paid === "paid") return "captured";
	return status === "complete" ? "pending" : "created";
}

function readFailure({ code, decline_code: decline }: { code?: string; decline_code?: string }): PaymentFailure {
	return FAILURES.get(decline ?? "") ?? FAILURES.get(code ?? "") ?? "declined";
}
