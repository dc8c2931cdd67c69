import { money } from "../../../shared/money.ts";
import type { PaymentReport, PaymentState } from "../provider.ts";
import { fromRoubleNumber } from "../roubles.ts";
import type { FormaApplication } from "./forma-wire.ts";

const STATES: Readonly<Record<FormaApplication["status"], PaymentState>> = {
	new: "created",
	inprogress: "pending",
	approved: "authorized",
	signed: "authorized",
	canceled: "cancelled",
	rejected: "failed",
};

/**
 * Approved: a bank agreed. Signed: the contract stands, yet the money comes only after `commit`, and that not before the
 * cooling-off is over. @returns undefined when the sum is no sum in kopecks.
 */
export function reportForma(application: FormaApplication, providerId: string, now: Date): PaymentReport | undefined {
	const amount = fromRoubleNumber(application.order_amount);
	if (!amount) return undefined;
	const { id, status, committed } = application;
	const state = status === "signed" && committed ? "captured" : STATES[status];
	const coolingUntil = readCooling(application, now);
	return {
		ok: true,
		reference: id,
		providerId,
		state,
		amount,
		...(state === "failed" ? { failure: "credit_refused" } : {}),
		...readPlan(application),
		...(coolingUntil ? { coolingUntil } : {}),
		...(status === "approved" ? { unsigned: true } : {}),
		...(status === "signed" && !committed && !coolingUntil ? { capturable: true } : {}),
	};
}

function readCooling({ commit_cooldown: cooling }: FormaApplication, now: Date): Date | undefined {
	if (!cooling || cooling.has_happened === true) return undefined;
	const until = new Date(cooling.until);
	return until > now ? until : undefined;
}

function readPlan({ term, monthly_payment: monthly, status }: FormaApplication): Pick<PaymentReport, "plan"> {
	if (!term || !monthly || !["approved", "signed"].includes(status)) return {};
	// A payment may carry parts of a kopeck; a person pays whole ones.
	return { plan: { months: term, monthly: money(Math.round(monthly * 100), "RUB") } };
}
