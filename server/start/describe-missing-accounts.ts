import type { Banks } from "../../app/features/checkout/checkout-deps.ts";
import type { Channels } from "../../app/features/notifications/delivery/channels.server.ts";
import type { PaymentType } from "../../app/features/payments/provider.ts";
import type { SiteSettings } from "../../app/features/settings/site-settings.ts";
import type { Environment } from "../../app/platform/environment.server.ts";
import { PAYMENT_TYPES } from "../../app/shared/payment-types.ts";

type Opened = {
	readonly environment: Pick<Environment, "SMTP_URL" | "sandboxAllowed">;
	readonly banks: Pick<Banks, "byType" | "needsForeignSeller">;
	readonly settings: Pick<SiteSettings, "foreign_seller">;
	readonly channels: Pick<Channels, "telegram" | "crm">;
};

const ACCOUNTS: Readonly<Record<PaymentType, string>> = {
	card_ru: "TBANK_* or YOOKASSA_*",
	card_foreign: "STRIPE_*",
	instalment_tbank: "TBANK_FORMA_*",
	instalment_sber: "YOOKASSA_*",
};

/**
 * One line for the person at the terminal: payment types that are not offered and channels that send nothing, each with the settings that
 * would enable it. Undefined where nothing is missing, or stand-ins take its place.
 */
export function describeMissingAccounts({ environment, banks, settings, channels }: Opened): string | undefined {
	const unpaid = PAYMENT_TYPES.filter((type) => !banks.byType.has(type)).map((type) => `${type} (${ACCOUNTS[type]})`);
	const isUnnamed = banks.needsForeignSeller && !settings.foreign_seller;
	const unsent = [
		...(channels.telegram ? [] : ["Telegram (TELEGRAM_*)"]),
		...(channels.crm ? [] : ["the CRM (CRM_*)"]),
		...(environment.SMTP_URL || environment.sandboxAllowed ? [] : ["mail (SMTP_URL; letters stay in DATA_DIR/mail)"]),
	];
	const parts = [
		...(unpaid.length > 0 ? [`payments by ${unpaid.join(", ")} are not offered`] : []),
		...(unsent.length > 0 ? [`nothing is sent by ${unsent.join(", ")}`] : []),
	];
	const lines = [
		...(parts.length > 0 ? [`Without an account: ${parts.join("; ")}.`] : []),
		...(isUnnamed
			? ["card_foreign is not offered until the office's settings name the seller for foreign cards."]
			: []),
	];
	return lines.length > 0 ? lines.join(" ") : undefined;
}
