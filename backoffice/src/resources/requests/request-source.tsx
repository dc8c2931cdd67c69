import { FormCard } from "../../frames/form-card.tsx";
import { Facts } from "./facts.tsx";
import { useFieldWord } from "./use-field-word.ts";
import { useWholeRequest } from "./use-whole-request.ts";

/** From where the request came. */
export function RequestSource() {
	const record = useWholeRequest();
	const word = useFieldWord();
	if (!record || record.erasedAt) return null;
	const utm = Object.entries(record.utm);
	return (
		<FormCard name="source">
			<Facts
				facts={[
					[word("page"), record.page],
					[word("referrer"), record.referrer],
					...utm.map(([name, value]) => [name, value] as const),
					[word("roistat"), record.roistat],
					[word("crmId"), record.crmId],
				]}
			/>
		</FormCard>
	);
}
