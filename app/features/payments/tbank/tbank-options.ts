import type { Network } from "../../../platform/networks.server.ts";

export type TbankOptions = {
	/** `https://securepay.tinkoff.ru`, or the stand-in; no trailing slash. */
	readonly apiBase: string;
	readonly terminalKey: string;
	readonly password: string;
	/** Taxation of 54-FZ: osn, usn_income, usn_income_outcome, esn, patent. */
	readonly taxation: string;
	/** VAT of a lesson: none, vat0, vat5, vat7, vat10, vat20, vat22… */
	readonly tax: string;
	readonly timeoutMs: number;
	/** Only these may send notifications; anybody with a right signature when absent. */
	readonly senders?: readonly Network[] | undefined;
};

/** The bank's own list of where its notifications come from. */
export const TBANK_NETWORKS: readonly Network[] = [
	"91.194.226.0/23",
	"91.218.132.0/22",
	"212.49.24.0/24",
	"212.233.80.0/22",
];
