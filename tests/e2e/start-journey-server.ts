import { startBuiltServer } from "../fixtures/running-server.ts";

/** One server for all journeys. Its limit of requests is lifted: every journey comes from one address. */
export default async function startJourneyServer(): Promise<() => Promise<void>> {
	const server = await startBuiltServer({ REQUEST_LIMIT: "100000" });
	process.env.JOURNEY_URL = server.url;
	process.env.SANDBOX_URL = server.sandboxUrl;
	return () => server.stop();
}
