import type { RefObject } from "react";
import { Form } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Cluster } from "../../../ui/layout/stack.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Empty } from "../../../ui/notice/empty.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { RequestAnswer } from "../../requests/submitting/request-answer.ts";
import type { QuizResultView } from "../quiz-view.ts";
import { answersQuery } from "../read-answers.ts";
import { OfferedCourse } from "./offered-course.tsx";
import { QuizFrame } from "./quiz-frame.tsx";
import { QuizRequest } from "./quiz-request.tsx";

type ResultProps = {
	/** The name of the school. */
	readonly school: string;
	readonly path: string;
	readonly result: QuizResultView;
	readonly form: RequestFormView;
	readonly refused: RequestAnswer | undefined;
	/** The absolute link to this result, once there is one. */
	readonly link?: string;
	readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The courses first, with reasons; the form comes after them and asks for nothing that was answered. */
export function QuizResult({ school, path, result, form, refused, link, heading }: ResultProps) {
	const t = useTranslations("quiz.result");
	const address = localizePath(path, useLocale());
	return (
		<QuizFrame count={result.given.length} done={result.given.length} school={school}>
			<main className="quiz-result" id="main">
				{result.offers.length > 0 ? (
					<Offers heading={heading} offers={result.offers} />
				) : (
					<NoOffers heading={heading} />
				)}
				<section className="quiz-given">
					<GivenAnswers address={address} result={result} />
					<Share address={address} link={link} result={result} />
				</section>
				<section aria-labelledby="quiz-request" className="quiz-request card" id="request">
					<h2 className="step-3" id="quiz-request">
						{t("formTitle")}
					</h2>
					<p className="muted">{t("formLead")}</p>
					<QuizRequest form={form} refused={refused} />
				</section>
			</main>
		</QuizFrame>
	);
}

type HeadProps = Pick<ResultProps, "heading">;

function Offers({ offers, heading }: Pick<QuizResultView, "offers"> & HeadProps) {
	const t = useTranslations("quiz.result");
	return (
		<>
			<div className="quiz__head">
				<h1 ref={heading} tabIndex={-1}>
					{t.rich("title", richTags)}
				</h1>
				<p className="lead">{t("lead")}</p>
			</div>
			<div className="quiz-offers">
				{offers.map((offer, index) => (
					<OfferedCourse isFirst={index === 0} key={offer.course.slug} offer={offer} />
				))}
			</div>
		</>
	);
}

/** No course for these answers can be begun now: the way to all of them, and the form below. */
function NoOffers({ heading }: HeadProps) {
	const t = useTranslations("quiz.result.empty");
	const catalogue = localizePath("/children", useLocale());
	return (
		<Empty
			action={<LinkButton to={catalogue}>{t("action")}</LinkButton>}
			as="h1"
			heading={heading}
			title={t.rich("title", richTags)}
		>
			{t("text")}
		</Empty>
	);
}

type PartProps = { readonly address: string; readonly result: QuizResultView };

function GivenAnswers({ address, result: { given, answers } }: PartProps) {
	const t = useTranslations("quiz.result");
	const keys = given.map(({ question }) => ({ key: question }));
	return (
		<div className="stack">
			<h2 className="step-2">{t("answers")}</h2>
			<ol className="quiz-given__list">
				{given.map(({ question, answer }) => (
					<li key={question}>
						{answer}{" "}
						<Link aria-label={`${t("change")}: ${answer}`} to={address + answersQuery(keys, answers, question)}>
							{t("change")}
						</Link>
					</li>
				))}
			</ol>
			<Cluster>
				<LinkButton icon="refresh-cw" size="sm" to={address} variant="secondary">
					{t("again")}
				</LinkButton>
				<LinkButton size="sm" to={localizePath("/", useLocale())} variant="ghost">
					{t("home")}
				</LinkButton>
			</Cluster>
		</div>
	);
}

function Share({ address, result: { given, answers }, link }: PartProps & Pick<ResultProps, "link">) {
	const t = useTranslations("quiz.result");
	if (link) {
		return (
			<Field hint={t("linkNote")} label={t("link")}>
				<Input defaultValue={link} onFocus={(event) => event.target.select()} readOnly />
			</Field>
		);
	}
	const keys = given.map(({ question }) => ({ key: question }));
	return (
		<Form action={address + answersQuery(keys, answers)} className="stack" method="post">
			<p className="muted">{t("shareNote")}</p>
			<div>
				<Button icon="share-2" name="intent" value="share" variant="secondary">
					{t("share")}
				</Button>
			</div>
		</Form>
	);
}
