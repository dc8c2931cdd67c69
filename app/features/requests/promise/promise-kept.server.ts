import type { SiteSettings } from "../../settings/site-settings.ts";
import { promiseSettings } from "./promise-settings.server.ts";
import { type CallPromise, promiseCall } from "./promise-time.server.ts";

type AskedCall = { readonly createdAt: Date; readonly respondBy: Date };

/**
 * What a request was promised, by its moment and the one that is kept for it. The opening that the call waits for is kept nowhere: where
 * today's hours lead to another moment, after a change of them or for a request that took over an earlier one, only the end is said.
 */
export function promiseKept(
	{ createdAt, respondBy }: AskedCall,
	settings: SiteSettings,
): Pick<CallPromise, "opensAt" | "respondBy"> {
	const promise = promiseCall(createdAt, promiseSettings(settings));
	return promise.respondBy.getTime() === respondBy.getTime() ? promise : { respondBy };
}
