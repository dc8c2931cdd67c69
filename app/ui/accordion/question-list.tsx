import { LinkedText } from "../reading/linked-text.tsx";
import { Accordion, AccordionItem } from "./accordion.tsx";

type QuestionListProps = {
	questions: readonly { readonly q: string; readonly a: string }[];
	/** Opening one of the questions that share a name closes the others. */
	name?: string;
	/** Whether the first answer is initially open. */
	isFirstOpen?: boolean;
};

/** Questions that open to show their answers. */
export function QuestionList({ questions, name, isFirstOpen = false }: QuestionListProps) {
	return (
		<Accordion>
			{questions.map(({ q, a }, index) => (
				<AccordionItem key={q} name={name} open={isFirstOpen && index === 0} summary={q}>
					<p>
						<LinkedText>{a}</LinkedText>
					</p>
				</AccordionItem>
			))}
		</Accordion>
	);
}
