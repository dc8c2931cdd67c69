import { BUILD_ID } from "../../shared/build-id.ts";
import type { HttpClient } from "../../shared/http-client.ts";
import { fetchAgain } from "../fetch-again.ts";
import { isVerySlow } from "./connection.ts";

/** What the site tells of a build at `builds/meta/{id}.json`, as far as the browser uses it. */
export type BuildMeta = { readonly prerendered: readonly string[] };

const META_DELAY_MS = 1000;

type LatestBuild = { readonly id: string; readonly timestamp: number };

export async function fetchLatestBuildId(http: HttpClient): Promise<string> {
	const { id } = await http<LatestBuild>("/builds/latest.json", { cache: "no-store" });
	return id;
}

/** The addresses of pages whose data may be read ahead, a second after the document has loaded; none on a very slow connection. */
export async function loadBuildMeta(): Promise<BuildMeta | undefined> {
	await documentLoaded();
	await new Promise((resolve) => setTimeout(resolve, META_DELAY_MS));
	if (isVerySlow(navigator.connection)) return undefined;
	try {
		const response = await fetchAgain(window.fetch, `${import.meta.env.BASE_URL}builds/meta/${BUILD_ID}.json`);
		return response.ok ? ((await response.json()) as BuildMeta) : undefined;
	} catch {
		return undefined;
	}
}

function documentLoaded(): Promise<void> {
	if (document.readyState === "complete") return Promise.resolve();
	return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}
