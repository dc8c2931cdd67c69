import { useLocaleState, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { printMoney } from "../../fields/money-text.ts";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { ActionButton } from "../../frames/action-button.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { PlainTable } from "../../frames/plain-table.tsx";
import { useReasonText } from "../orders/use-reason-text.ts";
import { useInvoice } from "./invoice-record.ts";

/** What goes back of an invoice that was paid twice; what its bank refused is sent once more from here. */
export function InvoiceRefunds() {
	const refunds = useInvoice()?.refunds ?? [];
	const translate = useTranslate();
	const reasonText = useReasonText();
	const [locale] = useLocaleState();
	if (refunds.length === 0) return null;
	return (
		<FormCard name="refunds">
			<PlainTable
				columns={["at", "refunded", "refundState", "failure", ""]}
				rows={refunds.map(({ id, createdAt, amount, currency, state, failure }) => ({
					id,
					cells: [
						printInstant(createdAt, { locale, zone: SCHOOL_ZONE }),
						printMoney(amount, { currency, locale }),
						translate(`resources.orders.choices.refundState.${state}`),
						reasonText(failure),
						state === "failed" && (
							<ActionButton
								action="carry-out-refund"
								defaults={{ refundId: id }}
								isAsked
								key="action"
								variant="contained"
							/>
						),
					],
				}))}
			/>
		</FormCard>
	);
}
