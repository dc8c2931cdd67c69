import { redirect, useActionData, useLoaderData, useLocation } from "react-router";
import { addressSitePicture } from "../../features/discovery/pictures/address-page-picture.server.ts";
import { QuizQuestion } from "../../features/quiz/components/quiz-question.tsx";
import { QuizResult } from "../../features/quiz/components/quiz-result.tsx";
import { useFocusedHeading } from "../../features/quiz/components/use-focused-heading.ts";
import { QUIZ_PARAMS, readAnswers, readStep } from "../../features/quiz/read-answers.ts";
import { requireQuiz } from "../../features/quiz/require-quiz.server.ts";
import { saveAnswers } from "../../features/quiz/save-answers.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { quoteFacts } from "../../shared/facts.ts";
import { LOCALES } from "../../shared/localized.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { answerByPage } from "../requests/answer-request.server.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import type { Route } from "./+types/quiz";
import { openQuizResult } from "./open-quiz-result.server.ts";
import { takeQuizRequest } from "./take-quiz-request.server.ts";

await needMessages("quiz");

export const handle: DoorHandle = { cache: { params: QUIZ_PARAMS }, scene: "paper", bare: true };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, settings, facts, query, path } = door;
	const quiz = await requireQuiz(db);
	const given = readAnswers(quiz.questions, query);
	const step = readStep(quiz.questions, { given, step: query.get("step") });
	const shown =
		step.kind === "result"
			? { kind: "result" as const, ...(await openQuizResult(door, quiz, step.answers)) }
			: {
					...step,
					given,
					questions: quiz.questions.map(({ key, options }) => ({
						key,
						options: options.map(({ key: option, art, text }) => ({
							key: option,
							art,
							label: quoteFacts(text[locale], facts),
						})),
					})),
				};
	const t = translatorOf(locale, "quiz");
	const noindex = Object.keys(given).length > 0;
	return {
		path,
		school: settings.school[locale],
		shown,
		head: {
			title: t("seo.title"),
			description: t("seo.description"),
			path,
			locales: LOCALES,
			noindex,
			picture: addressSitePicture("quiz", { locale, facts }),
			jsonLd: [crumbsJsonLd(door, { label: t("seo.title"), path })],
		},
	};
}

/** Handles a link to the result, and the request after it when there is no script. */
export async function action(args: Route.ActionArgs) {
	const door = await openDoor(args);
	const { intent } = readFormTexts(await args.request.clone().formData());
	if (intent !== "share") return answerByPage(door, await takeQuizRequest(args));
	const { db, now, query, locale, path } = door;
	const { questions } = await requireQuiz(db);
	const step = readStep(questions, { given: readAnswers(questions, query), step: null });
	if (step.kind !== "result") return redirect(localizePath(path, locale), 303);
	const token = await saveAnswers(db, { answers: step.answers, now });
	return redirect(localizePath(`${path}/result/${token}`, locale), 303);
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

export const meta = metaFromLoader;

export default function QuizDoor() {
	const { path, school, shown } = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	const { key } = useLocation();
	const heading = useFocusedHeading(shown.kind === "result" ? shown.kind : shown.isMissed ? key : shown.place);
	if (shown.kind !== "result") return <QuizQuestion {...shown} heading={heading} path={path} school={school} />;
	return (
		<>
			<QuizResult {...shown} heading={heading} path={path} refused={answer} school={school} />
			<LostToast lost={lost} />
		</>
	);
}
