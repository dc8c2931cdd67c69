import { useLoaderData } from "react-router";
import { RequisitesPage } from "../../features/pages/components/requisites-page.tsx";
import { describeContacts } from "../../features/pages/describe-contacts.ts";
import { schoolDay } from "../../features/pages/school-day.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/requisites";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { settings, locale, now } = door;
	const { requisites } = describeContacts(settings, locale, schoolDay(now, settings.hours.zone).today);
	return { rows: requisites, ...(await loadTextPage(door, { slug: "requisites", address: "/requisites" })) };
}

export const meta = metaFromLoader;

export default function RequisitesDoor() {
	const { page, rows } = useLoaderData<typeof loader>();
	return <RequisitesPage page={page} rows={rows} />;
}
