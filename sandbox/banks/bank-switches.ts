import { isRecord } from "../exchange.ts";
import { BANKS, type BankName } from "./bank-names.ts";

/** How a bank answers calls of its API. */
export const API_MODES = [
	"ok",
	"500",
	"429",
	"html",
	"slow",
	"timeout",
	"timeout-after-doing-it",
	"down-after-doing-it",
] as const;
export type ApiMode = (typeof API_MODES)[number];

/** How it notifies. "early": a payment is paid at once, and told of before its creation is answered. */
export const NOTICE_MODES = [
	"ok",
	"duplicate",
	"late",
	"early",
	"out-of-order",
	"wrong-signature",
	"wrong-amount",
	"no-notification",
] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

/** `count`: for how many more calls or notifications; absent means until the next switch. `on`: only where the method and the path, `POST /v3/refunds`, contain it. */
type Behaviour<Mode> = { readonly mode: Mode; readonly count?: number | undefined; readonly on?: string | undefined };

export type BankSwitches = {
	takeApi(bank: BankName, line: string): ApiMode;
	/** The mode for a notification; "early" is not one of those, see {@link takeEarly}. */
	takeNotice(bank: BankName): NoticeMode;
	takeEarly(bank: BankName): boolean;
	look(bank: BankName): { readonly api: Behaviour<ApiMode>; readonly notice: Behaviour<NoticeMode> };
	/** `{channel: "tbank", mode: "500", count?: 1, on?: "Cancel"}`. "ok" mends both. @returns false when it is not understood. */
	set(order: unknown): boolean;
};

const FINE = { mode: "ok" } as const;

export function createBankSwitches(): BankSwitches {
	const api = new Map<BankName, Behaviour<ApiMode>>();
	const notices = new Map<BankName, Behaviour<NoticeMode>>();
	return {
		takeApi(bank, line) {
			const behaviour = api.get(bank);
			return behaviour && line.includes(behaviour.on ?? "") ? use(api, bank, behaviour) : "ok";
		},
		takeNotice(bank) {
			const behaviour = notices.get(bank);
			return behaviour && behaviour.mode !== "early" ? use(notices, bank, behaviour) : "ok";
		},
		takeEarly(bank) {
			const behaviour = notices.get(bank);
			return behaviour?.mode === "early" && use(notices, bank, behaviour) === "early";
		},
		look: (bank) => ({ api: api.get(bank) ?? FINE, notice: notices.get(bank) ?? FINE }),
		set(order) {
			const read = readOrder(order);
			if (!read) return false;
			const { bank, apiMode, noticeMode, count, on } = read;
			if (apiMode) api.set(bank, { mode: apiMode, count, on });
			if (noticeMode) notices.set(bank, { mode: noticeMode, count });
			return true;
		},
	};
}

function use<Mode>(behaviours: Map<BankName, Behaviour<Mode>>, bank: BankName, behaviour: Behaviour<Mode>): Mode {
	const { count } = behaviour;
	if (count !== undefined && count <= 1) behaviours.delete(bank);
	else if (count !== undefined) behaviours.set(bank, { ...behaviour, count: count - 1 });
	return behaviour.mode;
}

function readOrder(order: unknown) {
	if (!isRecord(order)) return undefined;
	const bank = BANKS.find((name) => name === order.channel);
	const apiMode = API_MODES.find((name) => name === order.mode);
	const noticeMode = NOTICE_MODES.find((name) => name === order.mode);
	const count = order.count === undefined || order.count === "" ? undefined : Number(order.count);
	if (!bank || !(apiMode || noticeMode)) return undefined;
	if (count !== undefined && !(Number.isSafeInteger(count) && count > 0)) return undefined;
	return { bank, apiMode, noticeMode, count, on: typeof order.on === "string" ? order.on : undefined };
}
