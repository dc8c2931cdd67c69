import { DataTable, TextField } from "react-admin";
import { INVOICE_STATES } from "../../../../app/shared/order-states.ts";
import { DayField } from "../../fields/day-field.tsx";
import { InstantField } from "../../fields/instant-field.tsx";
import { MoneyField } from "../../fields/money-field.tsx";
import { PhoneLine } from "../../fields/phone-line.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { INVOICE_TONES } from "./invoice-states.ts";

/** Invoices that were written by hand. */
export function InvoiceList() {
	return (
		<ListPage
			filters={
				<>
					<ChipsFilter source="state" values={INVOICE_STATES} />
					<SelectFilter source="closingReceipt" values={["unconfirmed"]} />
				</>
			}
			sort={{ field: "createdAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source="number">
					<RecordLink>
						<TextField source="number" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col disableSort source="payer">
					<TextField source="payer" />
					<PhoneLine source="phone" />
				</DataTable.Col>
				<DataTable.Col disableSort source="purpose" />
				<DataTable.Col source="total">
					<MoneyField currencySource="currency" source="total" />
				</DataTable.Col>
				<DataTable.Col disableSort source="paid">
					<MoneyField currencySource="currency" source="paid" />
				</DataTable.Col>
				<DataTable.Col disableSort source="state">
					<StatusChip source="state" tones={INVOICE_TONES} />
				</DataTable.Col>
				<DataTable.Col source="dueOn">
					<DayField source="dueOn" />
				</DataTable.Col>
				<DataTable.Col source="createdAt">
					<InstantField source="createdAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
