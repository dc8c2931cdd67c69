import { QueryClient } from "@tanstack/react-query";

/**
 * Keeps what the office has read. A save is tried at once whatever the browser says of its network: one that waited would be silent, and
 * would be made when the network comes back, after whoever typed it has left it. What is only read may wait.
 */
export function createQueryClient(): QueryClient {
	return new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });
}
