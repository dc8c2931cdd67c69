import { useLoaderData } from "react-router";
import { RequestAlreadyPage } from "../../features/requests/components/request-already-page.tsx";
import { getRequestConfirmation } from "../../features/requests/pages/get-request-confirmation.server.ts";
import { sayAnswering } from "../../features/requests/promise/say-promise.server.ts";
import { isRequestKind } from "../../features/requests/request-kinds.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/already";
import { readRequestTokens } from "./request-cookie.server.ts";

await needMessages("requests");

export const handle: DoorHandle = { scene: "paper" };

/**
 * Everybody reads the same sentence. The browser that sent the first request also reads when that was, and can change it: the repeat has
 * moved it to the front of the requests that this browser knows. A kind in the address means that the first request came from another
 * browser.
 */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, path, query } = await openDoor(args);
	const asked = query.get("kind");
	const kind = isRequestKind(asked) ? asked : undefined;
	const [token] = kind ? [] : readRequestTokens(args.request.headers.get("cookie"));
	const own = token ? await getRequestConfirmation(db, { token, locale, now, settings }) : undefined;
	const phone = settings.phones[0];
	const t = translatorOf(locale, "requests");
	return {
		own,
		kind: own?.kind ?? kind,
		callLater: sayAnswering(settings, { now, locale }),
		phone: { number: phone?.number ?? "", label: phone?.[locale].label ?? "" },
		head: { title: t("already.text"), description: t("metaDescription"), path, locales: LOCALES, noindex: true },
	};
}

export const meta = metaFromLoader;

export default function AlreadyDoor() {
	const { own, kind, phone, callLater } = useLoaderData<typeof loader>();
	return <RequestAlreadyPage callLater={callLater} kind={kind} own={own} phone={phone} />;
}
