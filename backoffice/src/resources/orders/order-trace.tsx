import Link from "@mui/material/Link";
import { useLocaleState, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { PlainTable } from "../../frames/plain-table.tsx";
import { ConsentList } from "../requests/consent-list.tsx";
import { useOrder } from "./order-record.ts";

/** What was sent about the order, which documents were accepted, the answer about advertising, invoices by hand. */
export function OrderTrace() {
	const order = useOrder();
	const translate = useTranslate();
	const [locale] = useLocaleState();
	if (!order) return null;
	const at = (instant: string) => printInstant(instant, { locale, zone: SCHOOL_ZONE });
	return (
		<FormCard name="trace">
			<PlainTable
				columns={["at", "channel", "message", "status"]}
				rows={order.messages.map((message) => ({
					id: message.id,
					cells: [
						at(message.createdAt),
						translate(`resources.deliveries.choices.channel.${message.channel}`),
						translate(`resources.deliveries.kinds.${message.kind}`, { _: message.kind }),
						translate(`resources.deliveries.choices.status.${message.status}`),
					],
				}))}
			/>
			<PlainTable
				columns={["document", "version", "at"]}
				rows={order.documents.map(({ kind, number, at: accepted }) => ({
					id: kind,
					cells: [translate(`resources.orders.documents.${kind}`, { _: kind }), number, at(accepted)],
				}))}
			/>
			<ConsentList consents={order.consents} />
			{order.invoices.map(({ id, number }) => (
				<Link component={RouterLink} key={id} to={`/invoices/${id}/show`}>
					{number}
				</Link>
			))}
		</FormCard>
	);
}
