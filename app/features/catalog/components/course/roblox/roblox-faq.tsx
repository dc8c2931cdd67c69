import { useTranslations } from "use-intl";
import { QuestionList } from "../../../../../ui/accordion/question-list.tsx";
import { Section, SectionHead } from "../../../../../ui/layout/section.tsx";
import { richTags } from "../../../../../ui/reading/rich-tags.tsx";
import type { RobloxView } from "./roblox-view.ts";

/** The questions that editors show on the page, group by group. */
export function RobloxFaq({ faq }: Pick<RobloxView, "faq">) {
	const t = useTranslations("catalog");
	if (faq.length === 0) return null;
	return (
		<Section id="faq">
			<SectionHead title={t.rich("roblox.faq", richTags)} />
			<div className="roblox-faq">
				{faq.map((group) => (
					<div className="stack" key={group.slug}>
						<h3>{group.title}</h3>
						<QuestionList questions={group.questions} />
					</div>
				))}
			</div>
		</Section>
	);
}
