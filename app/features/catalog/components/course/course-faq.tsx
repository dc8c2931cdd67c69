import type { ReactNode } from "react";
import { Accordion, AccordionItem } from "../../../../ui/accordion/accordion.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";

type FaqProps = { title: ReactNode; questions: readonly { readonly q: string; readonly a: string }[] };

export function CourseFaq({ title, questions }: FaqProps) {
	if (questions.length === 0) return null;
	return (
		<Section id="faq" width="narrow">
			<SectionHead title={title} />
			<Accordion>
				{questions.map(({ q, a }) => (
					<AccordionItem key={q} summary={q}>
						<p>{a}</p>
					</AccordionItem>
				))}
			</Accordion>
		</Section>
	);
}
