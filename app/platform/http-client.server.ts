import { createHttpClient, type HttpClient } from "../shared/http-client.ts";

const TIMEOUT_MS = 10_000;

/** The server's client for a service: its address comes from the configuration, and a silent service is given up after ten seconds. */
export function createServiceClient(baseAddress: string): HttpClient {
	return createHttpClient({ baseAddress, timeoutMs: TIMEOUT_MS });
}
