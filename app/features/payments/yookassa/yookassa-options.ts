import type { Clock } from "../../../platform/clock.server.ts";
import type { Network } from "../../../platform/networks.server.ts";

export type YookassaOptions = {
	/** `https://api.yookassa.ru/v3`, or the stand-in; no trailing slash. */
	readonly apiBase: string;
	readonly shopId: string;
	readonly secretKey: string;
	/** What is offered on its page: Sber's credit, or any bank card. */
	readonly method: "sber_loan" | "bank_card";
	/** Taxation of 54-FZ, 1 to 6; 2 is the simplified one on income. */
	readonly taxSystem: number;
	/** VAT of a lesson: 1 none, 2 0 %, 3 10 %, 4 20 %, 7 5 %, 8 7 %, 11 22 %. */
	readonly vatCode: number;
	readonly timeoutMs: number;
	readonly clock: Clock;
	/** Only these may send notifications; anybody when absent, for the payment is read again anyway. */
	readonly senders?: readonly Network[] | undefined;
};

export const YOOKASSA_NETWORKS: readonly Network[] = [
	"185.71.76.0/27",
	"185.71.77.0/27",
	"77.75.153.0/25",
	"77.75.154.128/25",
	"77.75.156.11",
	"77.75.156.35",
	"2a02:5180::/32",
];
