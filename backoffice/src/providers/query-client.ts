import { QueryClient } from "@tanstack/react-query";

/**
 * The cache of what the office has read. A save is tried at once, whatever the browser says about its network: one that waited would be
 * silent, and would be sent when the network returns, after its author has left. Reads may wait.
 */
export function createQueryClient(): QueryClient {
	return new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });
}
