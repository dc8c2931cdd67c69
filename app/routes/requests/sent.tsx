import { useLoaderData } from "react-router";
import { RequestSentPage } from "../../features/requests/components/request-sent-page.tsx";
import { getRequestConfirmation } from "../../features/requests/pages/get-request-confirmation.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/sent";

await needMessages("requests");

export const handle: DoorHandle = { scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings } = await openDoor(args);
	const confirmation = await getRequestConfirmation(db, { token: args.params.token, locale, now, settings });
	if (!confirmation) pageNotFound({ path: "/request/sent", locale });
	const t = translatorOf(locale, "requests");
	return {
		confirmation,
		head: {
			title: t("sent.pageTitle"),
			description: t("metaDescription"),
			path: "/request/sent",
			locales: LOCALES,
			noindex: true,
		},
	};
}

export const meta = metaFromLoader;

export default function SentDoor() {
	const { confirmation } = useLoaderData<typeof loader>();
	return <RequestSentPage confirmation={confirmation} />;
}
