import type { RefObject } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { PictureChoice } from "../../../ui/form/picture-choice.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import type { QuestionView } from "../quiz-view.ts";
import { answersQuery, type GivenAnswers } from "../read-answers.ts";
import { answerByKey } from "./answer-by-key.ts";
import { QuizFrame } from "./quiz-frame.tsx";
import { useGoingOn } from "./use-going-on.ts";

type QuestionProps = {
	/** The name of the school. */
	readonly school: string;
	readonly path: string;
	readonly questions: readonly QuestionView[];
	readonly given: GivenAnswers;
	readonly place: number;
	/** Whether the visitor tried to continue without an answer. */
	readonly isMissed: boolean;
	readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** One question. The answers stand in the address, so it goes back and forth, and on without script. */
export function QuizQuestion({ school, path, questions, given, place, isMissed, heading }: QuestionProps) {
	const t = useTranslations("quiz");
	const address = localizePath(path, useLocale());
	const question = questions[place];
	const goOn = useGoingOn({ questions, given, key: question?.key });
	if (!question) return null;
	const before = questions[place - 1];
	const next = questions[place + 1];
	return (
		<QuizFrame count={questions.length} done={place} school={school}>
			<Form
				action={address}
				className="quiz__form"
				key={question.key}
				method="get"
				noValidate
				onKeyDown={answerByKey}
				onSubmit={goOn}
			>
				<main className="quiz__body" id="main">
					<QuestionHead heading={heading} isMissed={isMissed} question={question} />
					<fieldset className="quiz__options" data-count={question.options.length}>
						<legend className="visually-hidden">{t("options")}</legend>
						{question.options.map(({ key, art, label }) => (
							<PictureChoice
								art={art}
								data-art={art.startsWith("cover-") ? undefined : "object"}
								defaultChecked={given[question.key] === key}
								key={key}
								name={question.key}
								required
								value={key}
							>
								{label}
							</PictureChoice>
						))}
					</fieldset>
				</main>
				{questions.map(({ key }) =>
					key === question.key || !given[key] ? null : <input key={key} name={key} type="hidden" value={given[key]} />,
				)}
				<input name="step" type="hidden" value={next ? next.key : "result"} />
				<QuestionFoot before={before && address + answersQuery(questions, given, before.key)} isLast={!next} />
			</Form>
		</QuizFrame>
	);
}

type HeadProps = Pick<QuestionProps, "heading" | "isMissed"> & { readonly question: QuestionView };

function QuestionHead({ question, heading, isMissed }: HeadProps) {
	const t = useTranslations("quiz");
	return (
		<div className="quiz__head">
			<h1 ref={heading} tabIndex={-1}>
				{t.rich(`questions.${question.key}.title`, richTags)}
			</h1>
			<p className="lead">{t(`questions.${question.key}.lead`)}</p>
			{isMissed && (
				<p className="quiz__missed" role="alert">
					{t("missed")}
				</p>
			)}
		</div>
	);
}

/** `before` is the address of the question before, with the answers given so far. */
function QuestionFoot({ before, isLast }: { before: string | undefined; isLast: boolean }) {
	const t = useTranslations("quiz");
	const isBusy = useNavigation().state !== "idle";
	return (
		<footer className="quiz__nav">
			{before ? (
				<LinkButton icon="arrow-left" to={before} variant="ghost">
					{t("back")}
				</LinkButton>
			) : (
				<span />
			)}
			<span className="quiz__keys muted">{t("keys")}</span>
			<Button busy={isBusy} iconEnd="arrow-right">
				{isLast ? t("show") : t("next")}
			</Button>
		</footer>
	);
}
