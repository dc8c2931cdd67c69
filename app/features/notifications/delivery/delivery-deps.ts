import type { Clock } from "../../../platform/clock.server.ts";
import type { Banks } from "../../checkout/checkout-deps.ts";
import type { Channels } from "./channels.server.ts";

export type DeliveryDeps = {
	readonly channels: Channels;
	readonly clock: Clock;
	/** Origin and base path, without a slash at the end. */
	readonly siteUrl: string;
	/** Letters name the means of payment; without banks they name none. */
	readonly banks?: Banks;
	/** Deletes letters from the folder of the default mail transport; absent where none are filed. */
	readonly eraseLetters?: (files: readonly string[]) => Promise<void>;
};
