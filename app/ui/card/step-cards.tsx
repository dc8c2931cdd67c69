import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import "./step-cards.css";

type Step = { readonly title: ReactNode; readonly body: ReactNode };

/** Steps to take: a numbered card for each, three in a row. */
export function StepCards({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className="step-cards">
			{steps.map(({ title, body }, index) => (
				<Card as="li" key={index}>
					<b aria-hidden="true" className="step-cards__number">
						{index + 1}
					</b>
					{title && <h3>{title}</h3>}
					{body}
				</Card>
			))}
		</ol>
	);
}
