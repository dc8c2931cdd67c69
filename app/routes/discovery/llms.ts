import { nextPostChange } from "../../features/blog/visible-post.server.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { describeSchoolText } from "../../features/discovery/describe-school-text.server.ts";
import { writeLlmsText } from "../../features/discovery/write-llms-text.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/llms";

export const handle: DoorHandle = { cache: { params: [] } };

/** The school in Markdown for language models (llmstxt.org). */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, siteUrl, lifetime } = await openDoor(args);
	const { text, changesAt } = await describeSchoolText(db, { locale, now, settings, siteUrl });
	lifetime.until(await nextCatalogueChange(db, now), await nextPostChange(db, now), ...changesAt);
	return new Response(writeLlmsText(text), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
