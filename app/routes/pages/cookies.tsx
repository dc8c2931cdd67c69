import { data, redirect, useActionData, useLoaderData } from "react-router";
import { recordCookieChoice } from "../../features/requests/consents/record-cookie-choice.server.ts";
import { readAddress } from "../../features/requests/rules/hidden-fields.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { isCookieChoice, readCookieChoice, writeCookieChoice } from "../../layout/cookie-choice.ts";
import { CookiesPage } from "../../layout/cookies/cookies-page.tsx";
import { safeReturn } from "../../layout/safe-return.ts";
import { LOCALES } from "../../shared/localized.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import type { Route } from "./+types/cookies";

/** Not cached: it shows the visitor's own choice. */
await needMessages("cookies");

export const handle: DoorHandle = { scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { locale, path, query, settings } = await openDoor(args);
	const t = translatorOf(locale, "cookies");
	const school = settings.school[locale];
	return {
		choice: readCookieChoice(args.request.headers.get("cookie")),
		saved: query.get("saved") === "1",
		isTracked: settings.tracker !== null,
		head: {
			title: `${t("title")} — ${school}`,
			description: t("description", { school }),
			path,
			locales: LOCALES,
			noindex: true,
		},
	};
}

export async function action(args: Route.ActionArgs) {
	const { db, environment, limits, locale, now, visitor } = await openDoor(args);
	const { choice, page: shownOn, to } = readFormTexts(await args.request.formData());
	if (!isCookieChoice(choice)) return data({ missing: true }, { status: 400 });
	const page = readAddress(safeReturn(shownOn) ?? "") ?? localizePath("/cookies", locale);
	// Someone who keeps choosing is obeyed, but does not fill the log of consents.
	if (await limits.cookieChoicesByAddress.take(visitor)) {
		const { ip, agent } = visitor;
		await recordCookieChoice(db, { granted: choice === "all", locale, now, page, ip, agent });
	}
	return redirect(safeReturn(to) ?? localizePath("/cookies?saved=1", locale), {
		status: 303,
		headers: { "Set-Cookie": writeCookieChoice(choice, environment.isSecure) },
	});
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

export const meta = metaFromLoader;

export default function CookiesDoor() {
	const { choice, saved, isTracked } = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	return (
		<>
			<CookiesPage
				choice={choice}
				isTracked={isTracked}
				missing={answer?.missing ?? false}
				saved={saved && !answer && !lost}
			/>
			<LostToast lost={lost} />
		</>
	);
}
