import { DataTable, DateInput, FunctionField, TextField, useTranslate } from "react-admin";
import { PAYMENT_TYPES } from "../../../../app/shared/payment-types.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { MoneyField } from "../../fields/money-field.tsx";
import { PhoneLine } from "../../fields/phone-line.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { GroupFilter } from "./group-filter.tsx";
import { OrderState } from "./order-state.tsx";
import { LISTED_STATES, PLACELESS } from "./order-states.ts";

/** Orders, newest first. */
export function OrderList() {
	const translate = useTranslate();
	return (
		<ListPage filters={<OrderFilters />} sort={{ field: "createdAt", order: "DESC" }}>
			<RecordTable>
				<DataTable.Col source="number">
					<RecordLink>
						<TextField source="number" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col disableSort source="customer">
					<TextField source="customer" />
					<PhoneLine source="phone" />
				</DataTable.Col>
				<DataTable.Col disableSort source="courses" />
				<DataTable.Col source="total">
					<MoneyField currencySource="currency" source="total" />
				</DataTable.Col>
				<DataTable.Col disableSort source="paymentType">
					<FunctionField
						render={({ paymentType }) => translate(`resources.orders.choices.paymentType.${paymentType}`)}
					/>
				</DataTable.Col>
				<DataTable.Col disableSort source="state">
					<OrderState />
				</DataTable.Col>
				<DataTable.Col source="createdAt">
					<InstantField source="createdAt" />
				</DataTable.Col>
				<DataTable.Col source="paidAt">
					<InstantField source="paidAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}

function OrderFilters() {
	return (
		<>
			<SelectFilter source="state" values={LISTED_STATES} />
			<SelectFilter source="paymentType" values={PAYMENT_TYPES} />
			<RecordInput reference="courses" source="courseId" />
			<GroupFilter />
			<SelectFilter source="place" values={PLACELESS} words="resources.orders.placeless" />
			<SelectFilter source="closingReceipt" values={["unconfirmed"]} />
			<DateInput fullWidth={false} helperText={false} size="small" source="since" />
			<DateInput fullWidth={false} helperText={false} size="small" source="until" />
			<DateInput fullWidth={false} helperText={false} size="small" source="paidSince" />
			<DateInput fullWidth={false} helperText={false} size="small" source="paidUntil" />
		</>
	);
}
