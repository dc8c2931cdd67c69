import { useLoaderData } from "react-router";
import { LenderScreen } from "../../features/checkout/components/paying/lender-screen.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/sber";
import { openLender } from "./open-lender.server.ts";

export const handle: DoorHandle = { cache: { params: ["course", "tariff", "price", "months", "bank"] }, scene: "day" };

export function loader(args: Route.LoaderArgs) {
	return openLender(args, "sber");
}

export const meta = metaFromLoader;

export default function SberDoor() {
	const { view, form, holdDays } = useLoaderData<typeof loader>();
	return <LenderScreen form={<InlineRequest form={form} holdDays={holdDays} />} view={view} />;
}
