import Box from "@mui/material/Box";
import { useLocaleState, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { printMoney } from "../../fields/money-text.ts";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { ActionButton } from "../../frames/action-button.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { PlainTable } from "../../frames/plain-table.tsx";
import { type RefundRow, useOrder } from "./order-record.ts";
import { RefundReasoning } from "./refund-reasoning.tsx";
import { useReasonText } from "./use-reason-text.ts";

const OPEN_STATES: readonly RefundRow["state"][] = ["requested", "failed"];

/** Refunds that were asked for, carried out, declined; those that wait are decided here. */
export function OrderRefunds() {
	const order = useOrder();
	const translate = useTranslate();
	const reasonText = useReasonText();
	const [locale] = useLocaleState();
	if (!order || order.refundRequests.length === 0) return null;
	return (
		<FormCard name="refunds">
			<PlainTable
				columns={["at", "amount", "reason", "by", "state", "failure", ""]}
				rows={order.refundRequests.map((refund) => ({
					id: refund.id,
					cells: [
						printInstant(refund.createdAt, { locale, zone: SCHOOL_ZONE }),
						printMoney(refund.amount, { currency: refund.currency, locale }),
						reasonText(refund.reason),
						translate(`resources.orders.choices.by.${refund.requestedBy}`, { _: refund.requestedBy }),
						translate(`resources.orders.choices.refundState.${refund.state}`),
						reasonText(refund.failure),
						<RefundActions key="actions" refund={refund} />,
					],
				}))}
			/>
		</FormCard>
	);
}

function RefundActions({ refund }: { refund: RefundRow }) {
	if (!OPEN_STATES.includes(refund.state)) return null;
	return (
		<Box sx={{ display: "flex", gap: 1 }}>
			<ActionButton action="carry-out-refund" defaults={{ refundId: refund.id }} isAsked variant="contained">
				{refund.formula.lines.length > 0 && <RefundReasoning currency={refund.currency} formula={refund.formula} />}
			</ActionButton>
			{refund.state === "failed" && (
				<ActionButton action="record-refund-given" defaults={{ refundId: refund.id }} isAsked />
			)}
			<ActionButton action="decline-refund" defaults={{ refundId: refund.id }}>
				<LineInput required source="reason" />
			</ActionButton>
		</Box>
	);
}
