import { useRecordContext } from "react-admin";
import { FormCard } from "../../frames/form-card.tsx";
import { Facts } from "./facts.tsx";
import type { RequestRecord } from "./request-record.ts";
import { useFieldWord } from "./use-field-word.ts";

/** From where the request came. */
export function RequestSource() {
	const record = useRecordContext<RequestRecord>();
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
