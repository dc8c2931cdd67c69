import type { Call } from "../exchange.ts";
import type { Reply } from "../serve-channel.ts";
import type { Bank, Desk, ShownPayment } from "./bank.ts";
import { BANKS, type BankName } from "./bank-names.ts";
import { type BankSwitches, createBankSwitches } from "./bank-switches.ts";
import { createCourier } from "./courier.ts";
import { openForma } from "./forma/forma-bank.ts";
import type { Notice } from "./notice.ts";
import { serveBank } from "./serve-bank.ts";
import { openStorage } from "./storage.ts";
import { openStripe } from "./stripe/stripe-bank.ts";
import { openTbank } from "./tbank/tbank-bank.ts";
import { openYookassa } from "./yookassa/yookassa-bank.ts";

export type BankOptions = {
	/** Every payment and notification is kept here and read again at the next start. */
	readonly file?: string | undefined;
	/** Where browsers reach the stand-ins, when that is not where the shop calls them. Without a trailing slash. */
	readonly publicUrl?: string | undefined;
	/** Milliseconds before each further try of a notification. */
	readonly retryMs?: readonly number[] | undefined;
	/** How late "late" is, and how long "out-of-order" waits for a second notification. Milliseconds. */
	readonly lateMs?: number | undefined;
	/** Milliseconds that replace the legal cooling-off of a credit. */
	readonly coolingMs?: number | undefined;
	readonly now?: (() => Date) | undefined;
};

/** Where a merchant's cabinet says that events go; the other two banks are told with each payment. */
export type Webhooks = { readonly stripe?: string; readonly yookassa?: string };

export type StandInBanks = {
	serve(bank: BankName, call: Call, slowMs: number): Promise<Reply>;
	/** True where customers pay, false where merchants call. */
	isPage(bank: BankName, call: Call): boolean;
	readonly switches: BankSwitches;
	registerWebhooks(webhooks: Webhooks): void;
	payments(): readonly (ShownPayment & { readonly bank: BankName; readonly notices: readonly Notice[] })[];
	forget(): void;
	stop(): void;
};

/** A real bank waits an hour; nobody watching a demonstration would. */
const RETRY_MS = [1_000, 5_000, 15_000, 60_000, 300_000, 3_600_000];
const LATE_MS = 5_000;

export function openStandInBanks(options: BankOptions): StandInBanks {
	const { retryMs = RETRY_MS, lateMs = LATE_MS, now = () => new Date() } = options;
	const storage = openStorage(options.file);
	const switches = createBankSwitches();
	const webhooks = storage.table<{ id: string; url: string }>("webhooks");
	const protocolOf = (name: BankName) => banks[name].protocol;
	const courier = createCourier({ storage, protocolOf, nextMode: switches.takeNotice, now, retryMs, lateMs });
	const deskOf = (name: BankName): Desk => ({
		storage,
		courier,
		now,
		coolingMs: options.coolingMs,
		baseOf: (call) => `${options.publicUrl ?? `http://${call.headers.host}`}/${name}`,
		isEarly: () => switches.takeEarly(name),
		webhookOf: (bank) => webhooks.get(bank)?.url,
	});
	const banks: Readonly<Record<BankName, Bank>> = {
		tbank: openTbank(deskOf("tbank")),
		stripe: openStripe(deskOf("stripe")),
		forma: openForma(deskOf("forma")),
		yookassa: openYookassa(deskOf("yookassa")),
	};
	courier.resume();
	return {
		switches,
		isPage: (name, { path }) => banks[name].isPage(path),
		serve(name, call, slowMs) {
			const bank = banks[name];
			const mode = bank.isPage(call.path) ? "ok" : switches.takeApi(name, `${call.method} ${call.path}`);
			return serveBank(bank, call, { mode, slowMs });
		},
		registerWebhooks(urls) {
			for (const [id, url] of Object.entries(urls)) webhooks.save({ id, url });
		},
		payments: () =>
			BANKS.flatMap((name) =>
				banks[name].list().map((payment) => ({ bank: name, ...payment, notices: noticesOf(name, payment.id) })),
			),
		forget() {
			const kept = webhooks.list();
			storage.clear();
			for (const webhook of kept) webhooks.save(webhook);
		},
		stop: courier.stop,
	};

	function noticesOf(bank: BankName, about: string): readonly Notice[] {
		return courier.list().filter((notice) => notice.bank === bank && notice.about === about);
	}
}
