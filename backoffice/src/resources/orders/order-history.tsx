import { useLocaleState, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { PlainTable } from "../../frames/plain-table.tsx";
import { useOrder } from "./order-record.ts";
import { useReasonText } from "./use-reason-text.ts";

const isTold = (part: unknown) => part !== undefined;

/** What happened to the order, oldest first, with who did it. */
export function OrderHistory() {
	const order = useOrder();
	const translate = useTranslate();
	const reasonText = useReasonText();
	const [locale] = useLocaleState();
	if (!order) return null;
	return (
		<FormCard name="history">
			<PlainTable
				columns={["at", "event", "state", "by", "reason"]}
				rows={order.history.map((entry, index) => ({
					id: String(index),
					cells: [
						printInstant(entry.at, { locale, zone: SCHOOL_ZONE }),
						[translate(`resources.orders.events.${entry.event}`, { _: entry.event }), entry.taken, entry.course]
							.filter(isTold)
							.join(": "),
						translate(`resources.orders.choices.state.${entry.to}`),
						translate(`resources.orders.choices.by.${entry.by}`, { _: entry.by }),
						reasonText(entry.reason),
					],
				}))}
			/>
		</FormCard>
	);
}
