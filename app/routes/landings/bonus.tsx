import { useLoaderData } from "react-router";
import { BonusPage } from "../../features/landings/components/bonus-page.tsx";
import { getPromotion } from "../../features/landings/get-promotion.server.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/bonus";

await needMessages("landings");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

/** A bonus that is not available has no page. */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, path, lifetime } = await openDoor(args);
	const code = settings.promotion?.bonus_code;
	const bonus = code ? await getPromotion(db, { code, locale, now }) : undefined;
	if (!bonus) pageNotFound({ path, locale });
	const form = await getRequestForm(db, { kind: "bonus", locale, now, settings });
	lifetime.until(form.validUntil, bonus.endsAt);
	const t = translatorOf(locale, "landings.bonus");
	return {
		bonus,
		form,
		head: { title: t("title"), description: t("seo"), path: "/bonus", locales: LOCALES, noindex: true },
	};
}

export const meta = metaFromLoader;

export default function BonusDoor() {
	const { bonus, form } = useLoaderData<typeof loader>();
	return <BonusPage bonus={bonus} form={form} />;
}
