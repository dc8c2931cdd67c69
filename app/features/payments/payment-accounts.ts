import type { BankStandIns, PaymentEnvironment } from "./payment-environment.ts";
import type { StripeOptions } from "./stripe/stripe-options.ts";
import { TBANK_NETWORKS, type TbankOptions } from "./tbank/tbank-options.ts";
import { FORMA_NETWORKS, type FormaOptions } from "./tbank-forma/forma-options.ts";
import { readPromoCodes } from "./tbank-forma/promo-codes.ts";
import { YOOKASSA_NETWORKS, type YookassaOptions } from "./yookassa/yookassa-options.ts";

type Account<Options> = Omit<Options, "timeoutMs" | "clock" | "method"> | undefined;

/** What the stand-ins know as their only customer. */
const STAND_IN_PASSWORD = "stand-in-password";
/** Codes the stand-in understands; for the other terms there is a calculation and no application. */
const STAND_IN_PROMO_CODES = [3, 4, 6, 10, 12, 18, 24]
	.map((months) => `${months}:installment_0_0_${months}_5`)
	.join(" ");

/*
 * The account at each bank: the one that the environment names, else that of the stand-in where one may run, else undefined. Half an account
 * was refused already when the environment was read.
 */

export function readTbankAccount(environment: PaymentEnvironment, standIns?: BankStandIns): Account<TbankOptions> {
	const taxes = { taxation: environment.TBANK_TAXATION ?? "usn_income", tax: environment.TBANK_TAX ?? "none" };
	const { TBANK_TERMINAL_KEY: terminalKey, TBANK_PASSWORD: password } = environment;
	if (terminalKey && password) {
		const apiBase = environment.TBANK_API_BASE ?? "https://securepay.tinkoff.ru";
		const senders = environment.PAYMENT_SENDERS_CHECKED ? TBANK_NETWORKS : undefined;
		return { apiBase, terminalKey, password, senders, ...taxes };
	}
	if (!standIns) return undefined;
	return { apiBase: standIns.tbank, terminalKey: "StandInDEMO", password: STAND_IN_PASSWORD, ...taxes };
}

export function readStripeAccount(environment: PaymentEnvironment, standIns?: BankStandIns): Account<StripeOptions> {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
	if (secretKey && webhookSecret) {
		return { apiBase: environment.STRIPE_API_BASE ?? "https://api.stripe.com", secretKey, webhookSecret };
	}
	if (!standIns) return undefined;
	return { apiBase: standIns.stripe, secretKey: "sk_test_stand_in", webhookSecret: "whsec_stand_in" };
}

/** @throws EnvironmentError when TBANK_FORMA_PROMO_CODES cannot be read. */
export function readFormaAccount(environment: PaymentEnvironment, standIns?: BankStandIns): Account<FormaOptions> {
	const {
		TBANK_FORMA_SHOP_ID: shopId,
		TBANK_FORMA_SHOWCASE_ID: showcaseId,
		TBANK_FORMA_PASSWORD: password,
	} = environment;
	const promoCodes = environment.TBANK_FORMA_PROMO_CODES;
	if (shopId && showcaseId && password) {
		return {
			apiBase: environment.TBANK_FORMA_API_BASE ?? "https://forma.tbank.ru",
			shopId,
			showcaseId,
			password,
			promoCodes: readPromoCodes(promoCodes ?? ""),
			demo: environment.TBANK_FORMA_DEMO ?? false,
			senders: environment.PAYMENT_SENDERS_CHECKED ? FORMA_NETWORKS : undefined,
		};
	}
	if (!standIns) return undefined;
	return {
		apiBase: standIns.forma,
		shopId: "stand-in-shop",
		showcaseId: "stand-in-showcase",
		password: STAND_IN_PASSWORD,
		promoCodes: readPromoCodes(promoCodes ?? STAND_IN_PROMO_CODES),
		demo: false,
	};
}

export function readYookassaAccount(
	environment: PaymentEnvironment,
	standIns?: BankStandIns,
): Account<YookassaOptions> {
	const taxes = { taxSystem: environment.YOOKASSA_TAX_SYSTEM ?? 2, vatCode: environment.YOOKASSA_VAT_CODE ?? 1 };
	const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = environment;
	if (shopId && secretKey) {
		const apiBase = environment.YOOKASSA_API_BASE ?? "https://api.yookassa.ru/v3";
		const senders = environment.PAYMENT_SENDERS_CHECKED ? YOOKASSA_NETWORKS : undefined;
		return { apiBase, shopId, secretKey, senders, ...taxes };
	}
	if (!standIns) return undefined;
	return { apiBase: `${standIns.yookassa}/v3`, shopId: "100500", secretKey: "test_stand_in", ...taxes };
}
