import type { Money } from "../../../shared/money.ts";
import type { PaymentFailure, PaymentReport, PaymentState } from "../provider.ts";
import { fromRoubleText } from "../roubles.ts";
import type { YookassaPayment } from "./yookassa-wire.ts";

const FAILURES: ReadonlyMap<string, PaymentFailure> = new Map([
	["3d_secure_failed", "authentication_failed"],
	["insufficient_funds", "insufficient_funds"],
	["card_expired", "card_restricted"],
	["invalid_card_number", "card_restricted"],
	["payment_method_restricted", "card_restricted"],
	["country_forbidden", "foreign_card"],
	["expired_on_confirmation", "expired"],
	["expired_on_capture", "expired"],
]);

/** @returns undefined when the payment is none of ours or its sum cannot be read. */
export function reportYookassa(payment: YookassaPayment, now: Date): PaymentReport | undefined {
	const amount = fromRoubleText(payment.amount.value);
	const refunded = payment.refunded_amount && fromRoubleText(payment.refunded_amount.value);
	const reference = payment.metadata?.reference;
	if (!amount || !reference) return undefined;
	const coolingUntil = readCooling(payment, now);
	const failure = readFailure(payment);
	return {
		ok: true,
		reference,
		providerId: payment.id,
		amount,
		state: coolingUntil ? "authorized" : readState(payment, amount, refunded),
		...(refunded && refunded.minor > 0 ? { refunded } : {}),
		...(failure ? { failure } : {}),
		...readPlan(payment),
		...(coolingUntil ? { coolingUntil } : {}),
	};
}

function readState(payment: YookassaPayment, amount: Money, refunded: Money | undefined): PaymentState {
	if (payment.status === "pending") return "created";
	if (payment.status === "waiting_for_capture") return "authorized";
	if (payment.status === "succeeded") {
		if (!refunded || refunded.minor === 0) return "captured";
		return refunded.minor >= amount.minor ? "refunded" : "partially_refunded";
	}
	const reason = payment.cancellation_details?.reason ?? "";
	if (reason.startsWith("expired_on_")) return "expired";
	return reason === "canceled_by_merchant" ? "cancelled" : "failed";
}

function readFailure({ status, cancellation_details: details, payment_method: method }: YookassaPayment) {
	if (status !== "canceled" || details?.reason === "canceled_by_merchant") return undefined;
	const known = FAILURES.get(details?.reason ?? "");
	return known ?? (method?.type === "sber_loan" ? "credit_refused" : "declined");
}

/** A credit that Sber granted and the law makes wait: the payment stays pending and is paid by itself when the term is over. */
function readCooling({ status, payment_method: method }: YookassaPayment, now: Date): Date | undefined {
	if (status !== "pending" || !method?.suspended_until) return undefined;
	const until = new Date(method.suspended_until);
	return until > now ? until : undefined;
}

/** Sber names the number of payments of an instalment, never what each comes to, and of a plain loan not even the number. */
function readPlan({ payment_method: method }: YookassaPayment): Pick<PaymentReport, "plan"> {
	if (method?.loan_option === "loan") return { plan: { isLoan: true } };
	const months = Number(/^installments_(\d{1,2})$/.exec(method?.loan_option ?? "")?.[1] ?? 0);
	return months > 0 ? { plan: { months } } : {};
}
