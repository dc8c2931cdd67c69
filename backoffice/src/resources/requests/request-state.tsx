import Link from "@mui/material/Link";
import { useLocaleState, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { answerWay } from "../../../../app/shared/messengers.ts";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { Facts } from "./facts.tsx";
import { useCard } from "./use-card.ts";
import { useFieldWord } from "./use-field-word.ts";
import { useLasted } from "./use-lasted.ts";
import { useWholeRequest } from "./use-whole-request.ts";

/** Where the request stands: whose it is, what was promised, when the answer came, and how long it was in each state. */
export function RequestState() {
	const record = useWholeRequest();
	const translate = useTranslate();
	const word = useFieldWord();
	const lasted = useLasted();
	const card = useCard();
	const [locale] = useLocaleState();
	if (!record) return null;
	const words = "resources.requests";
	const at = (instant: string | null | undefined) => instant && printInstant(instant, { locale, zone: SCHOOL_ZONE });
	const isCalled = answerWay(record.channel) === "call";
	const { firstResponseAt, firstResponseSeconds, firstResponseName } = record;
	return (
		<FormCard name="state">
			<Facts
				facts={[
					[word("owner"), record.owner ?? translate(`${words}.noOwner`)],
					[word("createdAt"), at(record.createdAt)],
					[word(isCalled ? "respondBy" : "promisedMessageBy"), at(record.respondBy)],
					[
						word("firstResponseAt"),
						firstResponseAt &&
							translate(`${words}.answered`, {
								at: at(firstResponseAt),
								name: firstResponseName ?? "",
								time: lasted(firstResponseSeconds ?? 0),
							}),
					],
					[word(isCalled ? "dueAt" : "answerBy"), at(record.dueAt)],
					[word("lostReason"), record.lostReason && translate(`${words}.choices.lostReason.${record.lostReason}`)],
					[
						word("mergedInto"),
						record.mergedInto && (
							<Link component={RouterLink} to={`/requests/${record.mergedInto}/show`}>
								{translate(`${words}.numbered`, { number: record.mergedNumber })}
							</Link>
						),
					],
					[word("erasureDue"), at(card?.erasureDue)],
					[word("erasedAt"), at(record.erasedAt)],
				]}
			/>
			{card && <Stretches stretches={card.stretches} />}
		</FormCard>
	);
}

/** The states it was in, how long, and who ended each. */
function Stretches({ stretches }: Pick<NonNullable<ReturnType<typeof useCard>>, "stretches">) {
	const translate = useTranslate();
	const lasted = useLasted();
	const words = "resources.requests";
	return (
		<ol>
			{stretches.map(({ status, from, seconds, by }) => (
				<li key={from + status}>
					{translate(`${words}.stretch`, {
						status: translate(`${words}.choices.status.${status}`),
						time: lasted(seconds),
						by: by === "visitor" ? translate(`${words}.visitor`) : by,
					})}
				</li>
			))}
		</ol>
	);
}
