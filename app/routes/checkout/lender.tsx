import { useLoaderData } from "react-router";
import { LenderPage } from "../../features/checkout/components/paying/lender-page.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/lender";
import { openLender } from "./open-lender.server.ts";

await needMessages("paying", "instalments");

export const handle: DoorHandle = { cache: { params: ["course", "tariff", "price", "months", "bank"] }, scene: "day" };

export function loader(args: Route.LoaderArgs) {
	return openLender(args);
}

export const meta = metaFromLoader;

export default function LenderDoor() {
	const { view, form } = useLoaderData<typeof loader>();
	return <LenderPage form={<InlineRequest form={form} />} key={view.lender.lender} view={view} />;
}
