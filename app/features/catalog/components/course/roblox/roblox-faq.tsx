import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { QuestionGroups } from "../../../../../ui/accordion/question-groups.tsx";
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
			<QuestionGroups groups={faq} />
		</Section>
	);
}
