import type { Clock } from "../../../platform/clock.server.ts";

export type StripeOptions = {
	/** `https://api.stripe.com`, or the stand-in, a folder in the address included; no trailing slash. */
	readonly apiBase: string;
	readonly secretKey: string;
	/** Of the endpoint that the account calls with its events. */
	readonly webhookSecret: string;
	readonly timeoutMs: number;
	readonly clock: Clock;
};
