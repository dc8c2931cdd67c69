import type { Channels } from "../../app/features/notifications/delivery/channels.server.ts";
import { PAYMENT_TYPES, type PaymentType } from "../../app/features/payments/provider.ts";
import type { Environment } from "../../app/platform/environment.server.ts";

type Opened = {
	readonly environment: Pick<Environment, "SMTP_URL" | "sandboxAllowed">;
	/** Payment types that a bank serves. */
	readonly types: { has(type: PaymentType): boolean };
	readonly channels: Pick<Channels, "telegram" | "crm">;
};

const ACCOUNTS: Readonly<Record<PaymentType, string>> = {
	card_ru: "TBANK_* or YOOKASSA_*",
	card_foreign: "STRIPE_*",
	instalment_tbank: "TBANK_FORMA_*",
	instalment_sber: "YOOKASSA_*",
};

/**
 * One line for the person at the terminal: payment types that are not offered and channels that nothing leaves by, each with the
 * settings that would open it. Undefined where nothing is missing, or stand-ins take its place.
 */
export function describeMissingAccounts({ environment, types, channels }: Opened): string | undefined {
	const unpaid = PAYMENT_TYPES.filter((type) => !types.has(type)).map((type) => `${type} (${ACCOUNTS[type]})`);
	const unsent = [
		...(channels.telegram ? [] : ["Telegram (TELEGRAM_*)"]),
		...(channels.crm ? [] : ["the CRM (CRM_*)"]),
		...(environment.SMTP_URL || environment.sandboxAllowed ? [] : ["mail (SMTP_URL; letters stay in DATA_DIR/mail)"]),
	];
	const parts = [
		...(unpaid.length > 0 ? [`payments by ${unpaid.join(", ")} are not offered`] : []),
		...(unsent.length > 0 ? [`nothing is sent by ${unsent.join(", ")}`] : []),
	];
	return parts.length > 0 ? `Without an account: ${parts.join("; ")}.` : undefined;
}
