import { countView } from "../../features/blog/count-view.server.ts";
import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/views";

/** A browser reports that it has opened a post; nothing of the response is shown. */
export async function action(args: Route.ActionArgs) {
	const { db, locale, now, visitor, limits } = await openDoor(args);
	if (await limits.viewsByAddress.take(visitor)) {
		await countView(db, { slug: args.params.slug, locale, agent: visitor.agent, now });
	}
	return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
