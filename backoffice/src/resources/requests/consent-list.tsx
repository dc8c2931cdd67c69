import Box from "@mui/material/Box";
import { useLocaleState, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import type { Card } from "../../providers/board.ts";

/** Answers to consents, a line each: which version, given or not, withdrawn or not. */
export function ConsentList({ consents }: Pick<Card, "consents">) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const words = "resources.requests";
	const at = (instant: string) => printInstant(instant, { locale, zone: SCHOOL_ZONE });
	return (
		<Box component="ul" sx={{ margin: 0, paddingInlineStart: "1.25rem" }}>
			{consents.map(({ id, kind, granted, documentNumber, orderNumber, createdAt, withdrawnAt }) => (
				<li key={id}>
					{[
						translate(`${words}.choices.consent.${kind}`),
						documentNumber !== null && translate(`${words}.edition`, { number: documentNumber }),
						orderNumber,
						granted ? translate(`${words}.granted`, { at: at(createdAt) }) : translate(`${words}.notGranted`),
						withdrawnAt && translate(`${words}.withdrawn`, { at: at(withdrawnAt) }),
					]
						.filter(Boolean)
						.join(", ")}
				</li>
			))}
		</Box>
	);
}
