import { preparedNavigation } from "../prepare-navigation.ts";
import { payloadAddress } from "./payload-address.ts";

/**
 * Requests the data of a page that a component is about to load, so that data and code travel in parallel.
 * @param address path of this site with its query.
 */
export function readAhead(address: string): void {
	const { pathname, searchParams } = new URL(address, window.location.origin);
	const query = searchParams.toString();
	const store = preparedNavigation()?.store;
	const payload = payloadAddress(pathname) + (query && `?${query}`);
	// What was read for a dialog that was closed before it came may have changed since.
	void store?.take(payload);
	void store?.prefetch(payload, "high");
}
