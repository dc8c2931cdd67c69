import { useLoaderData } from "react-router";
import { PromotionPage } from "../../features/landings/components/promotion-page.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/new-landing";
import { loadLanding } from "./load-landing.server.ts";

await needMessages("courseCard", "courses", "landings");

export const handle: DoorHandle = { cache: { params: [] }, scene: "night" };

export async function loader(args: Route.LoaderArgs) {
	return loadLanding(args, { slug: "new-landing", withPromotion: true });
}

export const meta = metaFromLoader;

export default function NewLandingDoor() {
	const { head: _head, ...view } = useLoaderData<typeof loader>();
	return <PromotionPage {...view} />;
}
