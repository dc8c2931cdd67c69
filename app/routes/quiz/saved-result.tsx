import { useLoaderData } from "react-router";
import { createTranslator } from "use-intl/core";
import { QuizResult } from "../../features/quiz/components/quiz-result.tsx";
import { QUIZ_PATH } from "../../features/quiz/get-quiz-form.server.ts";
import { getSavedAnswers } from "../../features/quiz/get-saved-answers.server.ts";
import { requireQuiz } from "../../features/quiz/require-quiz.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needWords, wordsOf } from "../../i18n/word-shelves.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor, pageNotFound } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/saved-result";
import { openQuizResult } from "./open-quiz-result.server.ts";

await needWords("quiz");

export const handle: DoorHandle = { scene: "paper", bare: true };

/** A result behind the link that somebody was sent. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, siteUrl } = door;
	const { token } = args.params;
	const answers = await getSavedAnswers(db, token);
	if (!answers) pageNotFound(`${QUIZ_PATH}/result`);
	const shown = await openQuizResult(door, await requireQuiz(db), answers);
	const t = createTranslator({ locale, messages: wordsOf(locale), namespace: "quiz" });
	return {
		...shown,
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
	return <QuizResult {...view} refused={undefined} />;
}
