import { redirect, useLoaderData } from "react-router";
import { QuizResult } from "../../features/quiz/components/quiz-result.tsx";
import { useFocusedHeading } from "../../features/quiz/components/use-focused-heading.ts";
import { QUIZ_PATH } from "../../features/quiz/get-quiz-form.server.ts";
import { getSavedAnswers } from "../../features/quiz/get-saved-answers.server.ts";
import { answersQuery, readAnswers, readStep } from "../../features/quiz/read-answers.ts";
import { requireQuiz } from "../../features/quiz/require-quiz.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/saved-result";
import { openQuizResult } from "./open-quiz-result.server.ts";

await needMessages("quiz");

export const handle: DoorHandle = { scene: "paper", bare: true };

/** A result behind the link that somebody was sent. An answer that the school has dropped since is asked for again, the others are kept. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, settings, siteUrl } = door;
	const { token } = args.params;
	const saved = await getSavedAnswers(db, token);
	if (!saved) pageNotFound({ path: `${QUIZ_PATH}/result`, locale });
	const quiz = await requireQuiz(db);
	const given = readAnswers(quiz.questions, new URLSearchParams(saved));
	const step = readStep(quiz.questions, { given, step: null });
	if (step.kind !== "result") {
		throw redirect(localizePath(QUIZ_PATH, locale) + answersQuery(quiz.questions, given));
	}
	const shown = await openQuizResult(door, quiz, step.answers);
	const t = translatorOf(locale, "quiz");
	return {
		...shown,
		school: settings.school[locale],
		path: QUIZ_PATH,
		link: siteUrl + localizePath(`${QUIZ_PATH}/result/${token}`, locale),
		head: {
			title: t("result.pageTitle"),
			description: t("seo.description"),
			path: `${QUIZ_PATH}/result`,
			locales: LOCALES,
			noindex: true,
		},
	};
}

export const meta = metaFromLoader;

export default function SavedResultDoor() {
	const view = useLoaderData<typeof loader>();
	return <QuizResult {...view} heading={useFocusedHeading("result")} refused={undefined} />;
}
