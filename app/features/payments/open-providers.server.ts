import { type Clock, systemClock } from "../../platform/clock.server.ts";
import { readFormaAccount, readStripeAccount, readTbankAccount, readYookassaAccount } from "./payment-accounts.ts";
import type { BankStandIns, PaymentEnvironment } from "./payment-environment.ts";
import type { PaymentProvider, PaymentType, ProviderCode } from "./provider.ts";
import { createStripe } from "./stripe/stripe.server.ts";
import { createTbank } from "./tbank/tbank.server.ts";
import { createForma } from "./tbank-forma/forma.server.ts";
import { createYookassa } from "./yookassa/yookassa.server.ts";

export type ProviderOptions = {
	readonly environment: PaymentEnvironment;
	/** Where the stand-ins listen; undefined where none may run. */
	readonly standIns?: BankStandIns | undefined;
	readonly clock?: Clock;
	/** Per call; 10 000 by default. */
	readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;

/**
 * Which bank serves which payment type: the real one where the environment names an account, otherwise its stand-in where those
 * may run. A type without a bank is absent and not offered.
 * @throws EnvironmentError when TBANK_FORMA_PROMO_CODES cannot be read.
 */
export function openProviders(options: ProviderOptions): ReadonlyMap<PaymentType, PaymentProvider> {
	const banks = openBanks(options);
	const prefersYookassa = options.environment.CARD_RU_PROVIDER === "yookassa";
	const served: readonly (readonly [PaymentType, PaymentProvider | undefined])[] = [
		["card_ru", prefersYookassa ? (banks.yookassaCard ?? banks.tbank) : (banks.tbank ?? banks.yookassaCard)],
		["card_foreign", banks.stripe],
		["instalment_tbank", banks.forma],
		["instalment_sber", banks.sber],
	];
	return new Map(served.flatMap(([type, bank]) => (bank ? [[type, bank] as const] : [])));
}

/** Every bank with an account, whether it serves a type now or did so once: for notifications and for refunds of old payments. */
export function openEveryProvider(options: ProviderOptions): ReadonlyMap<ProviderCode, PaymentProvider> {
	const { tbank, stripe, forma, sber } = openBanks(options);
	return new Map([tbank, stripe, forma, sber].flatMap((bank) => (bank ? [[bank.code, bank] as const] : [])));
}

function openBanks({ environment, standIns, clock = systemClock, timeoutMs = TIMEOUT_MS }: ProviderOptions) {
	const waits = { timeoutMs, clock };
	const tbank = readTbankAccount(environment, standIns);
	const stripe = readStripeAccount(environment, standIns);
	const forma = readFormaAccount(environment, standIns);
	const yookassa = readYookassaAccount(environment, standIns);
	return {
		tbank: tbank && createTbank({ ...tbank, timeoutMs }),
		stripe: stripe && createStripe({ ...stripe, ...waits }),
		forma: forma && createForma({ ...forma, ...waits }),
		sber: yookassa && createYookassa({ ...yookassa, ...waits, method: "sber_loan" }),
		yookassaCard: yookassa && createYookassa({ ...yookassa, ...waits, method: "bank_card" }),
	};
}
