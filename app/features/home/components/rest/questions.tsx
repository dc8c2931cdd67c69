import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { QuestionList } from "../../../../ui/accordion/question-list.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { Stack } from "../../../../ui/layout/stack.tsx";
import type { HomeView } from "../../home-view.ts";
import "./questions.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** One question of each group, and a call for the rest. */
export const Questions = keepPart(function Questions({
	questions,
	promise,
}: {
	questions: HomeView["questions"];
	promise: string;
}) {
	const t = useTranslations("homeRest.faq");
	const locale = useLocale();
	return (
		<Section>
			<div className="home-questions">
				<Stack align="start">
					<h2>{t.rich("title", richTags)}</h2>
					<p className="lead">
						{t("lead")} {promise}.
					</p>
					<LinkButton data-modal icon="phone" to={localizePath("/request?kind=callback", locale)} variant="secondary">
						{t("call")}
					</LinkButton>
					<MoreLink to={localizePath("/faq", locale)}>{t("more")}</MoreLink>
				</Stack>
				<QuestionList isFirstOpen name="home-questions" questions={questions} />
			</div>
		</Section>
	);
});
