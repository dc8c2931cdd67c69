import { LinkedText } from "../reading/linked-text.tsx";
import { Accordion, AccordionItem } from "./accordion.tsx";

type QuestionListProps = {
	questions: readonly { readonly q: string; readonly a: string }[];
	/** Questions of one name close each other. */
	name?: string;
	/** The first answer is open at first. */
	isFirstOpen?: boolean;
};

/** Questions that open to their answers. */
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
