import { useLoaderData } from "react-router";
import { CapitalPage } from "../../features/money-help/components/capital-page.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/capital";
import { openMoneyHelp } from "./open-money-help.server.ts";

await needMessages("moneyHelp");

export const handle: DoorHandle = { cache: { params: [] }, scene: "day" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { maternity_capital: capital } = door.settings;
	if (!capital) pageNotFound(door);
	return { capital, ...(await openMoneyHelp(door, "capital")) };
}

export const meta = metaFromLoader;

export default function CapitalDoor() {
	const { page, faq, request, capital } = useLoaderData<typeof loader>();
	return <CapitalPage capital={capital} faq={faq} page={page} request={<InlineRequest form={request} />} />;
}
