import { useTranslations } from "../../../../i18n/use-translations.ts";
import { type QuestionGroup, QuestionGroups } from "../../../../ui/accordion/question-groups.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** The questions that editors show on the page, group by group. */
export function PayingFaq({ faq }: { faq: readonly QuestionGroup[] }) {
	const t = useTranslations("paying");
	if (faq.length === 0) return null;
	return (
		<Section id="faq" tone="sunken">
			<SectionHead title={t.rich("faq", richTags)} />
			<QuestionGroups groups={faq} />
		</Section>
	);
}
