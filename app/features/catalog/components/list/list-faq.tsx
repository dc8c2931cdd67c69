import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { QuestionList } from "../../../../ui/accordion/question-list.tsx";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import type { FaqGroupView } from "../../courses/course-view.ts";
import "./list-faq.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** The first of each group: the page keeps to what comes before a choice. */
const QUESTIONS_A_GROUP = 1;

export function ListFaq({ groups }: { groups: readonly FaqGroupView[] }) {
	const t = useTranslations("courses.faq");
	const locale = useLocale();
	const questions = groups.flatMap((group) => group.questions.slice(0, QUESTIONS_A_GROUP));
	if (questions.length === 0) return null;
	return (
		<Section tone="sunken">
			<div className="list-faq">
				<div className="list-faq__head">
					<SectionHead lead={t("lead")} title={t.rich("title", richTags)} />
					<MoreLink to={localizePath("/faq", locale)}>{t("all")}</MoreLink>
				</div>
				<QuestionList name="list-faq" questions={questions} />
			</div>
		</Section>
	);
}
