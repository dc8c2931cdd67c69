import provideFilledSchool from "../fixtures/filled-school.ts";
import { startOfficeServer } from "../fixtures/office-server.ts";
import { fillWebinar } from "./fill-webinar.ts";

/**
 * One server for all journeys that ask for no other. Its limit of requests is lifted: every journey comes from one address. One of its
 * webinars has no place left.
 */
export default async function startJourneyServer(): Promise<() => Promise<void>> {
	const forget = await provideFilledSchool();
	const server = await startOfficeServer();
	await fillWebinar(server, "python-quest");
	process.env.JOURNEY_URL = server.url;
	process.env.SANDBOX_URL = server.sandboxUrl;
	return async () => {
		await server.stop();
		forget();
	};
}
