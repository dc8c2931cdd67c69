import { useLocaleState, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { PlainTable } from "../../frames/plain-table.tsx";
import { useOrder } from "./order-record.ts";
import { Sum } from "./sum.tsx";
import { useReasonText } from "./use-reason-text.ts";

/** Attempts to pay with what their receipts name, and what banks said of them. */
export function OrderPayments() {
	const order = useOrder();
	const translate = useTranslate();
	const reasonText = useReasonText();
	const [locale] = useLocaleState();
	if (!order || order.payments.length === 0) return null;
	const at = (instant: string) => printInstant(instant, { locale, zone: SCHOOL_ZONE });
	return (
		<FormCard name="payments">
			<PlainTable
				columns={["attempt", "at", "paymentType", "state", "amount", "receipt", "failure"]}
				rows={order.payments.map((payment) => ({
					id: String(payment.attempt),
					cells: [
						payment.attempt,
						at(payment.createdAt),
						translate(`resources.orders.choices.paymentType.${payment.paymentType}`),
						translate(`resources.orders.choices.paymentState.${payment.state}`),
						<Sum key="sum" of={payment.amount} />,
						payment.items.map(({ name }) => name).join("; "),
						reasonText(payment.failure),
					],
				}))}
			/>
			{order.paymentEvents.length > 0 && (
				<PlainTable
					columns={["at", "attempt", "bank", "event", "outcome", "reason"]}
					rows={order.paymentEvents.map((event) => ({
						id: event.id,
						cells: [
							at(event.createdAt),
							event.attempt,
							translate(`resources.orders.banks.${event.provider}`, { _: event.provider }),
							translate(`resources.orders.choices.paymentState.${event.state}`),
							translate(`resources.orders.choices.outcome.${event.outcome}`),
							reasonText(event.reason ?? event.failure),
						],
					}))}
				/>
			)}
		</FormCard>
	);
}
