import Button from "@mui/material/Button";
import { ExternalLink, ReceiptText } from "lucide-react";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { useMay } from "../../access/use-person.ts";
import { LineInput } from "../../fields/line-input.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { siteAddress } from "../../providers/http.ts";
import { invoiceForOrder } from "./invoice-for-order.ts";
import { type OrderRecord, useOrder } from "./order-record.ts";
import { RefundInputs } from "./refund-inputs.tsx";

/** What may be done with the order as it stands now. */
export function OrderActions() {
	const order = useOrder();
	const translate = useTranslate();
	if (!order) return null;
	const address = siteAddress(`${order.locale === "en" ? "en/" : ""}order/${order.token}`);
	return (
		<>
			<Button
				component="a"
				href={address}
				rel="noreferrer"
				startIcon={<ExternalLink aria-hidden size={18} />}
				target="_blank"
				variant="outlined"
			>
				{translate("resources.orders.openPage")}
			</Button>
			<ActionButton action="resend" />
			{order.canPay && <ToInvoice order={order} />}
			{order.isChecking && <ActionButton action="check-payment" />}
			{order.refundQuote && <RefundAction order={order} />}
			{order.canCancel && (
				<ActionButton action="cancel" color="error">
					<LineInput required source="reason" />
				</ActionButton>
			)}
		</>
	);
}

/** To an invoice for what is left to pay, with the customer filled in, who stands in no address. */
function ToInvoice({ order }: { order: OrderRecord }) {
	const translate = useTranslate();
	const may = useMay();
	if (!may("invoices", "create")) return null;
	return (
		<Button
			component={RouterLink}
			startIcon={<ReceiptText aria-hidden size={18} />}
			state={{ record: invoiceForOrder(order) }}
			to="/invoices/create"
			variant="outlined"
		>
			{translate("resources.orders.writeInvoice")}
		</Button>
	);
}

/**
 * A refund by the formula, or of another sum. The formula's sum is sent along: if it has changed by now, staff are told instead of paying.
 */
function RefundAction({ order }: { order: OrderRecord }) {
	const quote = order.refundQuote;
	return (
		<ActionButton
			action="refund"
			defaults={{ costs: null, amount: quote?.amount.minor, expected: quote?.amount }}
			hasKey
		>
			<RefundInputs order={order} />
		</ActionButton>
	);
}
