import { failPayment } from "../bank-failure.ts";
import { findAttemptFault } from "../check-attempt.ts";
import { clipText } from "../clip-text.ts";
import type { CreatedPayment, PaymentAttempt, ProviderFailure } from "../provider.ts";
import { toRoubleNumber } from "../roubles.ts";
import type { FormaClient } from "./forma-client.server.ts";
import type { FormaOptions } from "./forma-options.ts";

const LONGEST_NAME = 255;

/** An application for a credit of the given term. The same order sent again gives the same link. */
export async function createFormaPayment(
	client: FormaClient,
	attempt: PaymentAttempt,
	{ shopId, showcaseId, promoCodes, demo }: FormaOptions,
): Promise<CreatedPayment | ProviderFailure> {
	const fault = findAttemptFault(attempt, "RUB");
	if (fault) return fault;
	const promoCode = promoCodes.get(attempt.months ?? 0);
	if (!promoCode) return failPayment("unsupported", "forma create: no code for this term");
	const created = await client.create({
		shopId,
		showcaseId,
		sum: toRoubleNumber(attempt.amount),
		items: attempt.items
			.filter(({ amount }) => amount.minor > 0)
			.map(({ name, quantity, price }) => ({
				name: clipText(name, LONGEST_NAME),
				quantity,
				price: toRoubleNumber(price),
			})),
		orderNumber: attempt.reference,
		promoCode,
		webhookURL: attempt.notificationUrl,
		successURL: attempt.returnUrl,
		failURL: attempt.returnUrl,
		returnURL: attempt.returnUrl,
		values: { contact: buildContact(attempt.customer) },
		...(demo ? { demoFlow: "sms" } : {}),
	});
	if (!created.ok) return created;
	const { id, link } = created.answer;
	return { ok: true, providerId: id, redirectUrl: link, state: "created" };
}

/** Ten digits of a Russian number; the customer types any other one on the bank's page. */
function buildContact({ name, surname, phone, email }: PaymentAttempt["customer"]): object {
	const [, mobilePhone] = /^\+7(\d{10})$/.exec(phone) ?? [];
	return {
		fio: { lastName: surname, firstName: name },
		...(mobilePhone ? { mobilePhone } : {}),
		...(email ? { email } : {}),
	};
}
