import { useTranslations } from "../../../i18n/use-translations.ts";
import { Accordion, AccordionItem } from "../../../ui/accordion/accordion.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import type { WebinarCard } from "../webinar-view.ts";

const QUESTIONS = ["cost", "camera", "late", "replay"] as const;

/** Questions about every webinar; those about a recording are answered as such. */
export function WebinarQuestions({ kind }: Pick<WebinarCard, "kind">) {
	const t = useTranslations("webinars");
	return (
		<Section width="narrow">
			<SectionHead title={t.rich("about.faq", richTags)} />
			<Accordion>
				{QUESTIONS.map((question) => (
					<AccordionItem key={question} name="webinar-faq" summary={t(`faq.${question}.q`, { kind })}>
						<p>{t(`faq.${question}.a`, { kind })}</p>
					</AccordionItem>
				))}
			</Accordion>
		</Section>
	);
}
