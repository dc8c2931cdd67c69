import type { Figures } from "../../../../app/features/requests/board/list-figures.server.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { Facts } from "./facts.tsx";
import { printFigures } from "./figures-words.ts";
import { useFiguresWord } from "./use-figures-word.ts";

/** The whole period in five numbers. */
export function FiguresTotal({ total, locale }: { total: Figures; locale: string }) {
	const word = useFiguresWord();
	const { median, share } = printFigures(total, locale);
	return (
		<FormCard name="total">
			<Facts
				facts={[
					[word("requests"), String(total.requests)],
					[word("answered"), String(total.answered)],
					[word("missed"), String(total.missed)],
					[word("median"), median],
					[word("share"), share],
				]}
			/>
		</FormCard>
	);
}
