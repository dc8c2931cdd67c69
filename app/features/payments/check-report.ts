import type { Money } from "../../shared/money.ts";
import type { PaymentReport } from "./provider.ts";

/** What we stored of an attempt; `providerId` is absent while the answer to its creation is still under way. */
export type ExpectedPayment = {
	readonly reference: string;
	readonly amount: Money;
	readonly providerId?: string | undefined;
};

/** A report about another payment or sum changes nothing. @returns what differs, undefined when nothing does. */
export function findReportMismatch(
	report: PaymentReport,
	expected: ExpectedPayment,
): "reference" | "provider-id" | "amount" | undefined {
	if (report.reference !== expected.reference) return "reference";
	if (expected.providerId !== undefined && report.providerId !== expected.providerId) return "provider-id";
	const { minor, currency } = report.amount;
	return minor === expected.amount.minor && currency === expected.amount.currency ? undefined : "amount";
}
