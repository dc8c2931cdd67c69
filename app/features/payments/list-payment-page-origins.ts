import { readFormaAccount, readStripeAccount, readTbankAccount, readYookassaAccount } from "./payment-accounts.ts";
import type { BankStandIns, PaymentEnvironment } from "./payment-environment.ts";

/** Where each bank shows its pages; a browser checks every hop of a form that was posted, so the next ones stand here too. */
const PAGES = {
	tbank: ["https://*.tinkoff.ru", "https://*.tbank.ru"],
	stripe: ["https://checkout.stripe.com"],
	forma: ["https://*.tbank.ru", "https://*.tinkoff.ru"],
	yookassa: ["https://yoomoney.ru", "https://*.yoomoney.ru", "https://*.sberbank.ru"],
} as const;

type Input = { readonly environment: PaymentEnvironment; readonly standIns?: BankStandIns | undefined };

/** Sources for `form-action`: a POST of ours that is answered by a redirect to a bank is blocked without them. */
export function listPaymentPageOrigins({ environment, standIns }: Input): string[] {
	const real = [
		...(readTbankAccount(environment) ? PAGES.tbank : []),
		...(readStripeAccount(environment) ? PAGES.stripe : []),
		...(readFormaAccount(environment) ? PAGES.forma : []),
		...(readYookassaAccount(environment) ? PAGES.yookassa : []),
	];
	const played = standIns ? [new URL(standIns.pages ?? standIns.tbank).origin] : [];
	return [...new Set([...real, ...played])];
}
