import { useActionData, useLoaderData } from "react-router";
import { WebinarPage } from "../../features/webinars/components/webinar-page.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { answerByPage } from "../requests/answer-request.server.ts";
import type { Route } from "./+types/webinar";
import { openWebinar } from "./open-webinar.server.ts";
import { takeRegistration } from "./take-registration.server.ts";

await needMessages("webinars");

export const handle: DoorHandle = { cache: { params: [] }, scene: "night" };

export function loader(args: Route.LoaderArgs) {
	return openWebinar(args, args.params.slug);
}

/** Handles the registration when there is no script. */
export async function action(args: Route.ActionArgs) {
	return answerByPage(await openDoor(args), await takeRegistration(args, args.params.slug));
}

export const meta = metaFromLoader;

export default function WebinarDoor() {
	const { webinar, form, madeAt } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	return <WebinarPage form={form} key={webinar.slug} madeAt={madeAt} refused={refused} webinar={webinar} />;
}
