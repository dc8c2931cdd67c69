import type { Answer, Call } from "../exchange.ts";
import type { BankName } from "./bank-names.ts";
import type { Courier } from "./courier.ts";
import type { Protocol } from "./notice.ts";
import type { Storage } from "./storage.ts";

/** A payment as whoever watches sees it, whatever the bank. */
export type ShownPayment = {
	readonly id: string;
	readonly reference: string;
	/** Minor units. */
	readonly amount: number;
	readonly refunded: number;
	readonly currency: "RUB" | "USD";
	/** In the bank's own words. */
	readonly status: string;
	readonly createdAt: string;
	/** Where the customer pays. */
	readonly page: string;
};

/** One bank: its API, its pages, and the way it notifies. */
export type Bank = {
	answer(call: Call): Answer | Promise<Answer>;
	/** Pages are for people: the switchboard leaves them alone. */
	isPage(path: string): boolean;
	/** The bank's own words for "broken" and "too many". */
	refuse(status: 429 | 500): Answer;
	list(): readonly ShownPayment[];
	readonly protocol: Protocol;
};

/** What every bank is given. */
export type Desk = {
	readonly storage: Storage;
	readonly courier: Courier;
	/** Where this bank is reached, without a trailing slash; pages may have an address of their own. */
	readonly baseOf: (call: Call) => string;
	readonly now: () => Date;
	/** True when the switchboard wants the payment paid, and told of, before its creation is answered. */
	readonly isEarly: () => boolean;
	/** Milliseconds that replace the legal cooling-off of a credit. */
	readonly coolingMs?: number | undefined;
	/** Where the merchant's cabinet says that events go; banks that are told per payment do without. */
	readonly webhookOf: (bank: BankName) => string | undefined;
};
