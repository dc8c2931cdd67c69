import { redirect, useActionData, useLoaderData } from "react-router";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { RequestPage } from "../../features/requests/components/request-page.tsx";
import { isGuideSlug } from "../../features/requests/guide-slugs.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { isRequestKind } from "../../features/requests/request-kinds.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/request";
import { answerByPage } from "./answer-request.server.ts";
import { receiveRequest } from "./receive-request.server.ts";

await needMessages("requests");

export const handle: DoorHandle = { cache: { params: ["kind", "course", "tariff", "start", "guide"] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, query, lifetime } = await openDoor(args);
	const kind = query.get("kind");
	// A place is taken at the page of a webinar: without one nobody would answer.
	if (kind === "webinar") throw redirect(localizePath("/webinars", locale), 302);
	const guide = query.get("guide");
	const form = await getRequestForm(db, {
		kind: isRequestKind(kind) ? kind : "callback",
		courseSlug: query.get("course") ?? undefined,
		tariffCode: query.get("tariff") ?? undefined,
		startId: query.get("start") ?? undefined,
		guide: kind === "guide" && isGuideSlug(guide) ? guide : undefined,
		locale,
		now,
		settings,
	});
	lifetime.until(form.validUntil, await nextCatalogueChange(db, now));
	const t = translatorOf(locale, "requests");
	return {
		form,
		trialMinutes: settings.trial_minutes,
		head: {
			title: t(`metaTitle.${form.kind}`),
			description: t(form.promisesCall ? "metaDescription" : "metaDescriptionNoCall"),
			path: "/request",
			locales: LOCALES,
			noindex: true,
		},
	};
}

/** Without script: a page for each outcome. */
export async function action(args: Route.ActionArgs) {
	return answerByPage(await openDoor(args), await receiveRequest(args));
}

export const meta = metaFromLoader;

export default function RequestDoor() {
	const view = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	return <RequestPage {...view} refused={refused} />;
}
