import type { HttpClient } from "../shared/http-client.ts";
import { loadQuietly } from "./reload/quiet-load.ts";

/** The client for what the site tells of itself; its code is fetched when it is first needed. */
export async function openSiteHttp(): Promise<HttpClient> {
	const { siteHttp } = await loadQuietly(() => import("./http-client.ts"));
	return siteHttp;
}
