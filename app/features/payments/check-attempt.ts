import type { Currency, Money } from "../../shared/money.ts";
import { failPayment } from "./bank-failure.ts";
import type { PaymentAttempt, ProviderFailure, ReceiptItem } from "./provider.ts";

const LONGEST_REFERENCE = 36;

/** Problems for which every bank would refuse the attempt; undefined when there are none. */
export function findAttemptFault(attempt: PaymentAttempt, currency: Currency): ProviderFailure | undefined {
	if (attempt.amount.currency !== currency) return failPayment("unsupported", `charges ${currency} only`);
	if (attempt.amount.minor <= 0) return failPayment("unsupported", "charges nothing");
	if (attempt.reference.length > LONGEST_REFERENCE) return failPayment("unsupported", "the reference is too long");
	return findItemsFault(attempt.items, attempt.amount);
}

/** Lines of a receipt must sum to the amount and each to its price times its quantity, or a fiscal register refuses them. */
export function findItemsFault(items: readonly ReceiptItem[], amount: Money): ProviderFailure | undefined {
	if (items.length === 0 || items.length > 100) return failPayment("unsupported", "a receipt has 1 to 100 lines");
	const isWrong = items.some(
		({ price, quantity, amount: line }) =>
			line.minor !== price.minor * quantity || line.currency !== amount.currency || line.minor < 0,
	);
	const total = items.reduce((sum, item) => sum + item.amount.minor, 0);
	return isWrong || total !== amount.minor
		? failPayment("unsupported", "the lines do not sum to the amount")
		: undefined;
}
