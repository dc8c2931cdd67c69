import provideFilledSchool, { startSchool } from "../fixtures/filled-school.ts";

/** One server for all journeys that ask for no other. Its limit of requests is lifted: every journey comes from one address. */
export default async function startJourneyServer(): Promise<() => Promise<void>> {
	const forget = await provideFilledSchool();
	const server = await startSchool({ REQUEST_LIMIT: "100000" });
	process.env.JOURNEY_URL = server.url;
	process.env.SANDBOX_URL = server.sandboxUrl;
	return async () => {
		await server.stop();
		forget();
	};
}
