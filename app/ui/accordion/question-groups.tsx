import { QuestionList } from "./question-list.tsx";
import "./question-groups.css";

export type QuestionGroup = {
	readonly slug: string;
	readonly title: string;
	readonly questions: readonly { readonly q: string; readonly a: string }[];
};

/** Questions group by group, under a section's heading; one group alone needs no name. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
	return (
		<div className="question-groups">
			{groups.map(({ slug, title, questions }) => (
				<div className="stack" key={slug}>
					{groups.length > 1 && <h3>{title}</h3>}
					<QuestionList questions={questions} />
				</div>
			))}
		</div>
	);
}
