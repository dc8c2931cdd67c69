import Link from "@mui/material/Link";
import { type RaRecord, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

/** The request, the order or the invoice that a message is about. */
export function AboutLink({ record }: { record: RaRecord }) {
	const translate = useTranslate();
	const { requestId, requestNumber, orderId, orderNumber, invoiceId, invoiceNumber } = record;
	if (orderId) {
		return (
			<Link component={RouterLink} to={`/orders/${orderId}/show`}>
				{orderNumber}
			</Link>
		);
	}
	if (invoiceId) {
		return (
			<Link component={RouterLink} to={`/invoices/${invoiceId}/show`}>
				{invoiceNumber}
			</Link>
		);
	}
	if (!requestId) return null;
	return (
		<Link component={RouterLink} to={`/requests/${requestId}/show`}>
			{translate("resources.deliveries.request", { number: requestNumber })}
		</Link>
	);
}
