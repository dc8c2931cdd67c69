import Link from "@mui/material/Link";
import { DataTable, FunctionField, TextField, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { CONSENT_KINDS } from "../../../../app/shared/consent-kinds.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { RequestLink } from "../requests/request-link.tsx";

/** Consents that were taken back, the newest first; whoever has seen to one says so. */
export function WithdrawalList() {
	const translate = useTranslate();
	return (
		<ListPage
			filters={
				<>
					<ChipsFilter source="acknowledged" values={["no", "yes"]} />
					<SelectFilter source="kind" values={CONSENT_KINDS} />
				</>
			}
			sort={{ field: "withdrawnAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source="kind">
					<FunctionField render={({ kind }) => translate(`resources.withdrawals.choices.kind.${kind}`)} />
				</DataTable.Col>
				<DataTable.Col disableSort source="number">
					<RequestLink source="requestId">
						<TextField source="number" />
					</RequestLink>
				</DataTable.Col>
				<DataTable.Col disableSort source="orderNumber">
					<OrderLink />
				</DataTable.Col>
				<DataTable.Col disableSort source="name" />
				<DataTable.Col source="withdrawnAt">
					<InstantField source="withdrawnAt" />
				</DataTable.Col>
				<DataTable.Col disableSort source="withdrawnThrough">
					<FunctionField
						render={({ withdrawnThrough: way }) =>
							way && translate(`resources.withdrawals.choices.withdrawnThrough.${way}`, { _: way })
						}
					/>
				</DataTable.Col>
				<DataTable.Col disableSort source="acknowledgedBy">
					<FunctionField
						render={({ acknowledgedAt, acknowledgedBy }) =>
							acknowledgedAt ? acknowledgedBy : <ActionButton action="acknowledge" />
						}
					/>
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}

/** The order that the consent was given with, if it was one. */
function OrderLink() {
	return (
		<FunctionField
			render={({ orderId, orderNumber }) =>
				orderId && (
					<Link component={RouterLink} to={`/orders/${orderId}/show`}>
						{orderNumber}
					</Link>
				)
			}
		/>
	);
}
