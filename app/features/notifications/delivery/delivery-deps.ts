import type { Clock } from "../../../platform/clock.server.ts";
import type { Channels } from "./channels.server.ts";

export type DeliveryDeps = {
	readonly channels: Channels;
	readonly clock: Clock;
	/** Origin and base path, without a slash at the end. */
	readonly siteUrl: string;
	/** Cards of banks outside Russia can be paid with; false without it. */
	readonly takesForeignCards?: boolean;
};
