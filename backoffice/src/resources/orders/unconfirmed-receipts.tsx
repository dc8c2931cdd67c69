import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocaleState, useRecordContext, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { ActionButton } from "../../frames/action-button.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { PlainTable } from "../../frames/plain-table.tsx";
import type { OrderRecord } from "./order-record.ts";

/** Closing receipts of an order or an invoice that may or may not have gone out: looked up at the bank, and settled here. */
export function UnconfirmedReceipts() {
	const receipts = useRecordContext<Pick<OrderRecord, "unconfirmedReceipts">>()?.unconfirmedReceipts ?? [];
	const translate = useTranslate();
	const [locale] = useLocaleState();
	if (receipts.length === 0) return null;
	return (
		<FormCard name="receipts">
			<Typography sx={{ marginBlockEnd: 1.5 }}>{translate("resources.orders.unconfirmedReceipts")}</Typography>
			<PlainTable
				columns={["attempt", "bank", "at", ""]}
				rows={receipts.map(({ id, attempt, provider, askedAt }) => ({
					id,
					cells: [
						attempt,
						translate(`resources.orders.banks.${provider}`),
						printInstant(askedAt, { locale, zone: SCHOOL_ZONE }),
						<Box key="actions" sx={{ display: "flex", gap: 1 }}>
							<ActionButton action="record-receipt" defaults={{ paymentId: id }} isAsked />
							<ActionButton action="repeat-receipt" defaults={{ paymentId: id }} isAsked />
						</Box>,
					],
				}))}
			/>
		</FormCard>
	);
}
