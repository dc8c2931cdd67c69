import Link from "@mui/material/Link";
import { useLocaleState, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { DayField, printDay } from "../../fields/day-field.tsx";
import { InstantField } from "../../fields/instant-field.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { MoneyField } from "../../fields/money-field.tsx";
import { MoneyInput } from "../../fields/money-input.tsx";
import { printMoney } from "../../fields/money-text.ts";
import { PhoneLink } from "../../fields/phone-link.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { Fact, Facts } from "../../frames/facts.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { ShowPage } from "../../frames/show-page.tsx";
import { UnconfirmedReceipts } from "../orders/unconfirmed-receipts.tsx";
import { type InvoiceRecord, useInvoice } from "./invoice-record.ts";
import { InvoiceRefunds } from "./invoice-refunds.tsx";
import { INVOICE_TONES } from "./invoice-states.ts";
import { backSum, isOpenRefund, keptSum } from "./invoice-sums.ts";

/** An invoice with the address that opens it for the payer. */
export function InvoiceShow() {
	return (
		<ShowPage actions={<InvoiceActions />} mark={<StatusChip source="state" tones={INVOICE_TONES} />}>
			<InvoiceFacts />
			<UnconfirmedReceipts />
			<InvoiceRefunds />
		</ShowPage>
	);
}

/**
 * An invoice can be cancelled while a payment is expected. For money paid without an order, refunds start here, as does the record that its
 * purpose was given, which only receipts for roubles need.
 */
function InvoiceActions() {
	const record = useInvoice();
	if (!record) return null;
	const kept = record.orderId ? 0 : keptSum(record);
	const hasClosingReceipts = kept > 0 && record.currency === "RUB";
	return (
		<>
			{hasClosingReceipts && !record.renderedAt && <ActionButton action="record-rendered" isAsked />}
			{kept > 0 && !record.refunds.some(isOpenRefund) && (
				<ActionButton action="refund" defaults={{ amount: kept }} hasKey>
					<MoneyInput currency={record.currency} required source="amount" />
					<LineInput required source="reason" />
				</ActionButton>
			)}
			{(record.state === "open" || record.state === "part_paid") && (
				<ActionButton action="cancel" color="error" isAsked />
			)}
		</>
	);
}

function InvoiceFacts() {
	const record = useInvoice();
	const translate = useTranslate();
	const [locale] = useLocaleState();
	if (!record) return null;
	return (
		<FormCard name="payer">
			<Facts>
				<Fact name="payer">{`${record.payerName} ${record.payerSurname}`}</Fact>
				<Fact name="payerPhone">
					<PhoneLink phone={record.payerPhone} />
				</Fact>
				<Fact name="payerEmail">{record.payerEmail}</Fact>
				<Fact name="purpose">{record.purpose}</Fact>
				<Fact name="total">
					<MoneyField currencySource="currency" source="total" />
				</Fact>
				<Fact name="paid">
					<MoneyField currencySource="currency" source="paid" />
				</Fact>
				<Fact name="givenBack">{backSum(record) > 0 && printMoney(backSum(record), { ...record, locale })}</Fact>
				<Fact name="dueOn">{record.dueOn && <DayField source="dueOn" />}</Fact>
				<Fact name="parts">{record.parts.length > 0 && printParts(record, locale)}</Fact>
				<Fact name="link">
					<Link href={record.link} rel="noreferrer" target="_blank">
						{record.link}
					</Link>
				</Fact>
				<Fact name="orderId">
					{record.orderId && (
						<Link component={RouterLink} to={`/orders/${record.orderId}/show`}>
							{translate("resources.invoices.openOrder")}
						</Link>
					)}
				</Fact>
				<Fact name="renderedAt">{record.renderedAt && <InstantField source="renderedAt" />}</Fact>
				<Fact name="createdAt">
					<InstantField source="createdAt" />
				</Fact>
			</Facts>
		</FormCard>
	);
}

function printParts({ parts, currency }: InvoiceRecord, locale: string): string {
	return parts
		.map(({ amount, dueOn }) => `${printDay(dueOn, locale)}: ${printMoney(amount, { currency, locale })}`)
		.join("; ");
}
