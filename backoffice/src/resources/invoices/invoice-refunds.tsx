import Box from "@mui/material/Box";
import { useLocaleState, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { printMoney } from "../../fields/money-text.ts";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { ActionButton } from "../../frames/action-button.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { PlainTable } from "../../frames/plain-table.tsx";
import { useReasonText } from "../orders/use-reason-text.ts";
import { type InvoiceRefund, useInvoice } from "./invoice-record.ts";

/** What goes back of an invoice without an order; what its bank refused is decided here. */
export function InvoiceRefunds() {
	const refunds = useInvoice()?.refunds ?? [];
	const translate = useTranslate();
	const reasonText = useReasonText();
	const [locale] = useLocaleState();
	if (refunds.length === 0) return null;
	return (
		<FormCard name="refunds">
			<PlainTable
				columns={["at", "refunded", "reason", "by", "refundState", "failure", ""]}
				rows={refunds.map(({ id, createdAt, amount, currency, reason, requestedBy, state, failure }) => ({
					id,
					cells: [
						printInstant(createdAt, { locale, zone: SCHOOL_ZONE }),
						printMoney(amount, { currency, locale }),
						reasonText(reason),
						translate(`resources.orders.choices.by.${requestedBy}`, { _: requestedBy }),
						translate(`resources.orders.choices.refundState.${state}`),
						reasonText(failure),
						<RefundActions id={id} key="actions" state={state} />,
					],
				}))}
			/>
		</FormCard>
	);
}

function RefundActions({ id, state }: Pick<InvoiceRefund, "id" | "state">) {
	if (state !== "requested" && state !== "failed") return null;
	return (
		<Box sx={{ display: "flex", gap: 1 }}>
			<ActionButton action="carry-out-refund" defaults={{ refundId: id }} isAsked variant="contained" />
			{state === "failed" && <ActionButton action="record-refund-given" defaults={{ refundId: id }} isAsked />}
			<ActionButton action="decline-refund" defaults={{ refundId: id }}>
				<LineInput required source="reason" />
			</ActionButton>
		</Box>
	);
}
