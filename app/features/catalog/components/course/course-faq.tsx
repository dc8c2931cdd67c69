import type { ReactNode } from "react";
import { QuestionList } from "../../../../ui/accordion/question-list.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";

type FaqProps = { title: ReactNode; questions: readonly { readonly q: string; readonly a: string }[] };

export function CourseFaq({ title, questions }: FaqProps) {
	if (questions.length === 0) return null;
	return (
		<Section id="faq" width="narrow">
			<SectionHead title={title} />
			<QuestionList questions={questions} />
		</Section>
	);
}
