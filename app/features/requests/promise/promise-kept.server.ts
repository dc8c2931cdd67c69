import type { SiteSettings } from "../../settings/site-settings.ts";
import { promiseSettings } from "./promise-settings.server.ts";
import { type CallPromise, promiseCall } from "./promise-time.server.ts";

type AskedCall = { readonly createdAt: Date; readonly respondBy: Date };

/**
 * What a request was promised, by its moment and the stored one. The opening that the call waits for is not stored: where the present hours
 * give another moment (they were changed, or the request took over an earlier one), only the end is named.
 */
export function promiseKept(
	{ createdAt, respondBy }: AskedCall,
	settings: SiteSettings,
): Pick<CallPromise, "opensAt" | "respondBy"> {
	const promise = promiseCall(createdAt, promiseSettings(settings));
	return promise.respondBy.getTime() === respondBy.getTime() ? promise : { respondBy };
}
