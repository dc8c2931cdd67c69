import { expect, test } from "vitest";
import { openChannels } from "../../app/features/notifications/delivery/channels.server.ts";
import { standInsAt } from "../../app/features/payments/banks.fixture.ts";
import { openProviders } from "../../app/features/payments/open-providers.server.ts";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { createLog } from "../../app/platform/log.server.ts";
import { describeMissingAccounts } from "./describe-missing-accounts.ts";

const REAL = { PUBLIC_URL: "https://orbita.example" };
const TBANK = { TBANK_TERMINAL_KEY: "1DEMO", TBANK_PASSWORD: "p" };
const STAND_INS = "http://127.0.0.1:3001";

const SELLER = { name: { ru: "Ltd", en: "Ltd" }, number: "0", address: { ru: "-", en: "-" } };

function missingOf(given: Record<string, string>, seller: typeof SELLER | null = SELLER): string | undefined {
	const environment = parseEnvironment(given);
	const isPlayed = environment.sandboxAllowed;
	return describeMissingAccounts({
		environment,
		banks: {
			byType: openProviders({ environment, standIns: isPlayed ? standInsAt(STAND_INS) : undefined }),
			needsForeignSeller: openProviders({ environment }).has("card_foreign"),
		},
		settings: { foreign_seller: seller },
		channels: openChannels(environment, {
			mailFolder: "mail",
			standIns: isPlayed ? { telegram: STAND_INS, crm: STAND_INS } : undefined,
			log: createLog("silent"),
		}),
	});
}

test("the start names what has no account, with the settings that would open it", () => {
	const line = missingOf({ ...REAL, ...TBANK, CRM_API_BASE: "https://school.amocrm.ru", CRM_TOKEN: "t" });
	expect(line).toBe(
		"Without an account: payments by card_foreign (STRIPE_*), instalment_tbank (TBANK_FORMA_*), instalment_sber (YOOKASSA_*) " +
			"are not offered; nothing is sent by Telegram (TELEGRAM_*), mail (SMTP_URL; letters stay in DATA_DIR/mail).",
	);
	expect(missingOf(REAL)).toContain("card_ru (TBANK_* or YOOKASSA_*)");
});

test("it is silent where nothing is missing and where stand-ins take the place of what is", () => {
	expect(missingOf({})).toBeUndefined();
	expect(missingOf({ ...REAL, DEMO: "1" })).toBeUndefined();
	const whole = {
		...TBANK,
		...{ STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "wh", YOOKASSA_SHOP_ID: "1", YOOKASSA_SECRET_KEY: "s" },
		...{ TBANK_FORMA_SHOP_ID: "1", TBANK_FORMA_SHOWCASE_ID: "2", TBANK_FORMA_PASSWORD: "p" },
		...{ TELEGRAM_BOT_TOKEN: "1:t", TELEGRAM_CHAT_ID: "-5", SMTP_URL: "smtp://mail.example" },
		...{ CRM_API_BASE: "https://school.amocrm.ru", CRM_TOKEN: "t" },
	};
	expect(missingOf({ ...REAL, ...whole })).toBeUndefined();
	expect(missingOf({ ...REAL, ...whole }, null)).toMatch(/^card_foreign is not offered until/);
});
