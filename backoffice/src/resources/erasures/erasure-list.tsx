import { DataTable, FunctionField } from "react-admin";
import { ERASURE_STATUSES } from "../../../../app/shared/consent-kinds.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip, type Tone } from "../../fields/status-chip.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { useErasureOrigin } from "./use-erasure-origin.ts";

export const ERASURE_TONES = { new: "warn", done: "success" } as const satisfies Partial<
	Record<(typeof ERASURE_STATUSES)[number], Tone>
>;

/** Wishes to be forgotten, the most urgent first. */
export function ErasureList() {
	const originOf = useErasureOrigin();
	return (
		<ListPage
			filterDefaultValues={{ status: "new" }}
			filters={<ChipsFilter source="status" values={ERASURE_STATUSES} />}
			sort={{ field: "dueAt", order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col disableSort source="number">
					<RecordLink>
						<FunctionField render={(record) => originOf(record).name} />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col disableSort source="name">
					<FunctionField render={({ name, surname }) => [name, surname].filter(Boolean).join(" ")} />
				</DataTable.Col>
				<DataTable.Col source="status">
					<StatusChip source="status" tones={ERASURE_TONES} />
				</DataTable.Col>
				<DataTable.Col source="askedAt">
					<InstantField source="askedAt" />
				</DataTable.Col>
				<DataTable.Col source="dueAt">
					<InstantField source="dueAt" />
				</DataTable.Col>
				<DataTable.Col disableSort source="decidedBy" />
			</RecordTable>
		</ListPage>
	);
}
