import { useLoaderData } from "react-router";
import { JoinPage } from "../../features/landings/components/join-page.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/join-it";
import { loadLanding } from "./load-landing.server.ts";

await needMessages("courseCard", "courses", "landings");

export const handle: DoorHandle = { cache: { params: [] }, scene: "day" };

export async function loader(args: Route.LoaderArgs) {
	return loadLanding(args, { slug: "join-it", audience: "adults" });
}

export const meta = metaFromLoader;

export default function JoinItDoor() {
	const { page, courses, credit, bonus, form } = useLoaderData<typeof loader>();
	return <JoinPage bonus={bonus} courses={courses} credit={credit} form={form} page={page} />;
}
