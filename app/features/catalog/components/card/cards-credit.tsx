import type { CourseSummary } from "../../courses/course-summary.ts";
import type { CreditView } from "../../instalments/describe-credit.ts";
import { CreditLine } from "./credit-line.tsx";
import "./course-card.css";

type CardsCreditProps = {
	readonly cards: readonly Pick<CourseSummary, "status">[];
	readonly credit: CreditView;
};

/** The credit terms for the monthly prices of course cards, once below all of them; nothing where no card shows a price. */
export function CardsCredit({ cards, credit }: CardsCreditProps) {
	if (!cards.some(({ status }) => status === "published")) return null;
	return (
		<p className="form-note cards-credit">
			<CreditLine credit={credit} />
		</p>
	);
}
