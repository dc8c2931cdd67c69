import { data, redirect, useActionData, useLoaderData } from "react-router";
import { createRequestMessages } from "../../features/notifications/queueing/create-request-messages.server.ts";
import { askForErasure } from "../../features/privacy/ask-for-erasure.server.ts";
import { MyDataPage } from "../../features/privacy/components/my-data-page.tsx";
import { getMyContact } from "../../features/privacy/get-my-contact.server.ts";
import { getMyErasure } from "../../features/privacy/get-my-erasure.server.ts";
import { withdrawConsent } from "../../features/privacy/withdraw-consent.server.ts";
import { getKeptAnswers } from "../../features/quiz/get-kept-answers.server.ts";
import { getMyConsents } from "../../features/requests/consents/get-my-consents.server.ts";
import { getMyData } from "../../features/requests/pages/get-my-data.server.ts";
import { createTrialFollower } from "../../features/trials/lessons/create-trial-follower.server.ts";
import { createRegistrationFollower } from "../../features/webinars/registrations/create-registration-follower.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { isRowId, NO_ROW } from "../../shared/row-id.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import { withoutBase } from "../without-base.server.ts";
import type { Route } from "./+types/my-data";
import { CHANGE_ERRORS, takeRequestChange } from "./take-request-change.server.ts";

await needMessages("requests");

export const handle: DoorHandle = { scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, query } = await openDoor(args);
	const my = await getMyData(db, { token: args.params.token, locale, now });
	const consents = await getMyConsents(db, { token: args.params.token });
	const contact = my ? undefined : await getMyContact(db, { token: args.params.token });
	const quiz = my && (await getKeptAnswers(db, { answers: my.answers, locale }));
	const erasure = await getMyErasure(db, { token: args.params.token });
	if (!my && !erasure) pageNotFound({ path: "/my", locale });
	const t = translatorOf(locale, "requests");
	const shown = contact && (consents.length > 0 ? "both" : "contact");
	const isBare = !contact && consents.length === 0;
	const lead = my ? t("my.lead") : isBare ? t("my.bareLead") : t("my.otherLead", { shown: shown ?? "consents" });
	return {
		lead,
		my,
		contact,
		quiz,
		consents,
		erasure,
		messengers: settings.messengers,
		zone: settings.hours.zone,
		isSaved: query.get("saved") === "1",
		head: {
			title: t("my.pageTitle"),
			description: lead,
			path: "/my",
			locales: LOCALES,
			noindex: true,
		},
	};
}

export async function action(args: Route.ActionArgs) {
	const door = await openDoor(args);
	const { db, jobs, now } = door;
	const { token } = args.params;
	const texts = readFormTexts(await args.request.formData());
	const { intent, consent } = texts;
	if (intent === "withdraw") {
		const consentId = consent && isRowId(consent) ? consent : NO_ROW;
		const followers = [createTrialFollower(), createRegistrationFollower(createRequestMessages(jobs))];
		await withdrawConsent(db, { token, consentId, now }, { followers });
	}
	if (intent === "erase") await askForErasure(db, { token, now });
	if (intent === "change") {
		const changed = await takeRequestChange(door, { token, texts });
		if (!changed.ok) {
			const { code, field } = changed;
			return data({ error: code, field, typed: texts }, { status: CHANGE_ERRORS[code] });
		}
	}
	return redirect(`${withoutBase(args.url.pathname)}${intent === "change" ? "?saved=1#change" : ""}`, 303);
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

export const meta = metaFromLoader;

export default function MyDataDoor() {
	const view = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	return (
		<>
			<MyDataPage {...view} error={answer?.error} field={answer?.field} typed={answer?.typed} />
			<LostToast lost={lost} />
		</>
	);
}
