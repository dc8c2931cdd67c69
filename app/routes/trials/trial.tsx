import { data, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "react-router";
import { TrialPage } from "../../features/trials/components/trial-page.tsx";
import { getTrial } from "../../features/trials/get-trial.server.ts";
import { readTrialZone } from "../../features/trials/lessons/read-trial-form.server.ts";
import { calendarLinks } from "../../features/webinars/calendar/calendar-links.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage, LOST_STATUS } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import type { Route } from "./+types/trial";
import { takeTrialForm } from "./take-trial-form.server.ts";

await needMessages("trials");

export const handle: DoorHandle = { scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, siteUrl, query } = await openDoor(args);
	const { token } = args.params;
	const trial = await getTrial(db, {
		...{ token, locale, now, settings },
		zone: readTrialZone(query.get("zone") ?? ""),
		day: query.get("day") ?? undefined,
		isMoving: query.get("move") === "1",
	});
	if (!trial) pageNotFound({ path: "/trial", locale });
	const t = translatorOf(locale, "trials");
	const { booking } = trial;
	const event = {
		title: t("calendar.title", { school: settings.school[locale] }),
		url: siteUrl + localizePath("/", locale),
	};
	return {
		trial,
		madeAt: now,
		calendars: booking && calendarLinks({ ...event, text: t("calendar.text"), ...booking }),
		head: { title: t("pageTitle"), description: t("lead"), path: "/trial", locales: LOCALES, noindex: true },
	};
}

export async function action(args: Route.ActionArgs) {
	const taken = await takeTrialForm(args, args.params.token);
	return taken instanceof Response ? taken : data(taken, { status: taken.status });
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

/** A time that is refused is one that the list must not show any more: the page is read again after a refusal as well. */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus !== LOST_STATUS;
}

export const meta = metaFromLoader;

export default function TrialDoor() {
	const view = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	return (
		<>
			<TrialPage {...view} refused={answer} />
			<LostToast lost={lost} />
		</>
	);
}
