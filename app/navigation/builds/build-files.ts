import { BUILD_ID } from "../../shared/build-id.ts";
import { fetchAgain } from "../fetch-again.ts";
import { isVerySlow } from "./connection.ts";

/** What the site tells of a build at `builds/meta/{id}.json`, as far as the browser uses it. */
export type BuildMeta = { readonly prerendered: readonly string[] };

const META_DELAY_MS = 1000;

type LatestBuild = { readonly id: string; readonly timestamp: number };

/** The id of the newest build. Fails for every answer of 400 and above, and when there is none. */
export async function fetchLatestBuildId(): Promise<string> {
	const { id } = await readBuilds<LatestBuild>("latest.json", { cache: "no-store" });
	return id;
}

/** The addresses of pages whose data may be read ahead, a second after the document has loaded; none on a very slow connection. */
export async function loadBuildMeta(): Promise<BuildMeta | undefined> {
	await documentLoaded();
	await new Promise((resolve) => setTimeout(resolve, META_DELAY_MS));
	if (isVerySlow(navigator.connection)) return undefined;
	return readBuilds<BuildMeta>(`meta/${BUILD_ID}.json`).catch(() => undefined);
}

async function readBuilds<Answer>(file: string, init?: RequestInit): Promise<Answer> {
	const response = await fetchAgain(window.fetch, `${import.meta.env.BASE_URL}builds/${file}`, init);
	// The body is always read: an unread response holds its connection open.
	const answer = await response.json();
	if (!response.ok) throw new Error(`${response.status}`);
	return answer;
}

function documentLoaded(): Promise<void> {
	if (document.readyState === "complete") return Promise.resolve();
	return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}
