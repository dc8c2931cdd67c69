import { DataTable, FunctionField, TextField, useTranslate } from "react-admin";
import { PROMO_STATUSES } from "../../../../app/shared/promo-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { MoneyField } from "../../fields/money-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { PROMO_TONES } from "./promo-tones.ts";

/** Promo codes with how often they are used. */
export function PromoCodeList() {
	const translate = useTranslate();
	const word = (choice: string) => translate(`resources.promo-codes.choices.${choice}`);
	const nameScope = (scope: string, values: readonly string[]) =>
		scope === "audience" ? values.map((value) => word(`scopeValues.${value}`)).join(", ") : word(`scope.${scope}`);
	return (
		<ListPage filters={<ChipsFilter source="status" values={PROMO_STATUSES} />}>
			<RecordTable>
				<DataTable.Col source="code">
					<RecordLink>
						<TextField source="code" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col disableSort label="resources.promo-codes.worth" source="percent">
					<FunctionField
						render={({ percent }) =>
							percent === null ? (
								<MoneyField source="sumRub" />
							) : (
								translate("resources.promo-codes.percent", { percent })
							)
						}
					/>
				</DataTable.Col>
				<DataTable.Col disableSort source="scope">
					<FunctionField render={({ scope, scopeValues }) => nameScope(scope, scopeValues)} />
				</DataTable.Col>
				<DataTable.NumberCol source="uses" />
				<DataTable.NumberCol disableSort source="totalLimit" />
				<DataTable.Col source="validUntil">
					<InstantField source="validUntil" />
				</DataTable.Col>
				<DataTable.Col disableSort source="status">
					<StatusChip source="status" tones={PROMO_TONES} />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
