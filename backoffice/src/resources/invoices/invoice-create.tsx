import { DateInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { LOCALES } from "../../../../app/shared/localized.ts";
import { CURRENCIES } from "../../../../app/shared/money.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { ItemsInput } from "../../fields/items-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { MoneyInput } from "../../fields/money-input.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { CreatePage } from "../../frames/create-page.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** A new invoice: for an order, or for anything else that is paid by number at /pay. */
export function InvoiceCreate() {
	return (
		<CreatePage defaults={{ locale: "ru", currency: "RUB", orderId: null, dueOn: null, parts: [] }} redirect="show">
			<InvoiceInputs />
		</CreatePage>
	);
}

function InvoiceInputs() {
	const currency = useWatch({ name: "currency" }) === "USD" ? "USD" : "RUB";
	return (
		<>
			<FormCard columns={2} name="payer">
				<LineInput required source="payerName" />
				<LineInput required source="payerSurname" />
				<LineInput required source="payerPhone" type="tel" />
				<LineInput helperText="resources.invoices.hints.payerEmail" required source="payerEmail" type="email" />
				<ChoiceInput required source="locale" values={LOCALES} words="common.language" />
				<RecordInput optionText="number" reference="orders" source="orderId" />
			</FormCard>
			<FormCard columns={2} name="sum">
				<ChoiceInput required source="currency" values={CURRENCIES} />
				<MoneyInput currency={currency} required source="total" />
				<LineInput required source="purpose" />
				<DateInput helperText={false} source="dueOn" />
				<ItemsInput isInline source="parts">
					<MoneyInput currency={currency} required source="amount" />
					<DateInput helperText={false} required source="dueOn" />
				</ItemsInput>
			</FormCard>
		</>
	);
}
