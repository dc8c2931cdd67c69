import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useLocaleState, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { FormCard } from "../../frames/form-card.tsx";
import type { Card } from "../../providers/board.ts";
import { ConsentList } from "./consent-list.tsx";
import { MergeButton } from "./merge-button.tsx";
import { useCard } from "./use-card.ts";
import { useWholeRequest } from "./use-whole-request.ts";

/** What belongs to the request: orders, consents, other requests of the same person. */
export function RequestAround() {
	const card = useCard();
	if (!card) return null;
	return (
		<>
			{card.relatives.length > 0 && <Relatives card={card} />}
			{card.orders.length > 0 && <Orders card={card} />}
			{card.consents.length > 0 && (
				<FormCard name="consents">
					<ConsentList consents={card.consents} />
				</FormCard>
			)}
		</>
	);
}

function Relatives({ card: { relatives } }: { card: Card }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const record = useWholeRequest();
	const words = "resources.requests";
	const mayMerge = record && !record.mergedInto && !record.erasedAt;
	return (
		<FormCard name="relatives">
			<Box component="ul" sx={{ display: "grid", gap: 1.5, listStyle: "none", margin: 0, padding: 0 }}>
				{relatives.map(({ id, number, kind, status, course, createdAt, mergedInto }) => (
					<Box component="li" key={id} sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", gap: 1.5 }}>
						<Link component={RouterLink} to={`/requests/${id}/show`}>
							{translate(`${words}.numbered`, { number })}
						</Link>
						<span>
							{[
								course ?? translate(`${words}.choices.kind.${kind}`),
								translate(`${words}.choices.status.${status}`),
								printInstant(createdAt, { locale, zone: SCHOOL_ZONE }),
							].join(", ")}
						</span>
						{mayMerge && !mergedInto && <MergeButton into={{ id, number }} />}
					</Box>
				))}
			</Box>
		</FormCard>
	);
}

function Orders({ card: { orders } }: { card: Card }) {
	const translate = useTranslate();
	return (
		<FormCard name="orders">
			<Box component="ul" sx={{ margin: 0, paddingInlineStart: "1.25rem" }}>
				{orders.map(({ id, number, state }) => (
					<li key={id}>
						<Link component={RouterLink} to={`/orders/${id}/show`}>
							{number}
						</Link>
						{`: ${translate(`resources.orders.choices.state.${state}`)}`}
					</li>
				))}
			</Box>
		</FormCard>
	);
}
