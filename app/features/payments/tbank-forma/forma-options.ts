import type { Clock } from "../../../platform/clock.server.ts";
import type { Network } from "../../../platform/networks.server.ts";
import type { PromoCodes } from "./promo-codes.ts";

export type FormaOptions = {
	/** `https://forma.tbank.ru`, or the stand-in; no trailing slash. */
	readonly apiBase: string;
	readonly shopId: string;
	readonly showcaseId: string;
	/** The showcase's password; creating an application needs none. */
	readonly password: string;
	/** The bank's product for each term; a term that is not here cannot be applied for. */
	readonly promoCodes: PromoCodes;
	/** Whether the bank only simulates applications. */
	readonly demo: boolean;
	readonly timeoutMs: number;
	readonly clock: Clock;
	/** Only these may send notifications; anybody when absent, for the bank is asked again anyway. */
	readonly senders?: readonly Network[] | undefined;
};

export const FORMA_NETWORKS: readonly Network[] = ["91.194.226.0/23"];
