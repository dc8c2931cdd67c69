import { failPayment } from "../bank-failure.ts";
import { findAttemptFault } from "../check-attempt.ts";
import { clipText } from "../clip-text.ts";
import type { CreatedPayment, PaymentAttempt, ProviderFailure } from "../provider.ts";
import { toRoubleText } from "../roubles.ts";
import type { YookassaClient } from "./yookassa-client.server.ts";
import type { YookassaOptions } from "./yookassa-options.ts";
import { buildYookassaReceipt } from "./yookassa-receipt.ts";
import { paymentSchema } from "./yookassa-wire.ts";

const NAME = "yookassa create";
const LONGEST_DESCRIPTION = 128;
/** Kopecks: what Sber lends for a purchase. */
const LOAN = { least: 300_000, most: 150_000_000 };

/** The reference is the idempotency key, so repeating is safe. The term of a credit is chosen on Sber's page. */
export async function createYookassaPayment(
	client: YookassaClient,
	attempt: PaymentAttempt,
	options: YookassaOptions,
): Promise<CreatedPayment | ProviderFailure> {
	const fault = findAttemptFault(attempt, "RUB");
	if (fault) return fault;
	const { minor } = attempt.amount;
	if (options.method === "sber_loan" && (minor < LOAN.least || minor > LOAN.most)) {
		return failPayment("unsupported", `${NAME}: Sber lends 3 000 to 1 500 000 roubles`);
	}
	const created = await client.post("payments", buildPayment(attempt, options), attempt.reference, paymentSchema);
	if (!created.ok) return created;
	const { id, confirmation, status } = created.answer;
	if (status === "canceled") return failPayment("refused", `${NAME}: cancelled at once`);
	if (!confirmation?.confirmation_url) return failPayment("unknown", `${NAME}: no address of the page`);
	return { ok: true, providerId: id, redirectUrl: confirmation.confirmation_url, state: "created" };
}

function buildPayment(attempt: PaymentAttempt, options: YookassaOptions): object {
	const { amount, items, customer, locale, reference, orderNumber } = attempt;
	return {
		amount: { value: toRoubleText(amount), currency: "RUB" },
		capture: true,
		payment_method_data: { type: options.method },
		confirmation: {
			type: "redirect",
			return_url: attempt.returnUrl,
			locale: locale === "ru" ? "ru_RU" : "en_US",
		},
		description: clipText(attempt.description, LONGEST_DESCRIPTION),
		metadata: { reference, order: orderNumber },
		receipt: buildYookassaReceipt({ items, customer, mode: "full_prepayment" }, options),
	};
}
