import { useTranslations } from "use-intl";
import { QuestionList } from "../../../../ui/accordion/question-list.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import type { FaqGroupView } from "../../../catalog/course-view.ts";

/** The questions that editors show on the page, group by group. */
export function PayingFaq({ faq }: { faq: readonly FaqGroupView[] }) {
	const t = useTranslations("paying");
	if (faq.length === 0) return null;
	return (
		<Section id="faq" tone="sunken">
			<SectionHead title={t.rich("faq", richTags)} />
			<div className="paying-faq">
				{faq.map((group) => (
					<div className="stack" key={group.slug}>
						{faq.length > 1 && <h3>{group.title}</h3>}
						<QuestionList questions={group.questions} />
					</div>
				))}
			</div>
		</Section>
	);
}
