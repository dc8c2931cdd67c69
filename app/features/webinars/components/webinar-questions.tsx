import { useTranslations } from "use-intl";
import { Accordion, AccordionItem } from "../../../ui/accordion/accordion.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { richTags } from "./rich-tags.tsx";

const QUESTIONS = ["cost", "camera", "late", "replay"] as const;

/** What is asked of every broadcast. */
export function WebinarQuestions() {
	const t = useTranslations("webinars");
	return (
		<Section width="narrow">
			<SectionHead title={t.rich("about.faq", richTags)} />
			<Accordion>
				{QUESTIONS.map((question) => (
					<AccordionItem key={question} name="webinar-faq" summary={t(`faq.${question}.q`)}>
						<p>{t(`faq.${question}.a`)}</p>
					</AccordionItem>
				))}
			</Accordion>
		</Section>
	);
}
