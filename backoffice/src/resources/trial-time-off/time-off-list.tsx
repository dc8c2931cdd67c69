import { DataTable, FunctionField, useTranslate } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { ToneChip } from "../../fields/status-chip.tsx";
import { TeacherInput } from "../../fields/teacher-input.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";

/** When teachers are away, the latest first, with how many lessons are booked then. */
export function TimeOffList() {
	const translate = useTranslate();
	const teacher = useLocalSource("teacher");
	return (
		<ListPage filters={<TeacherInput isFilter />} sort={{ field: "startsAt", order: "DESC" }}>
			<RecordTable>
				<DataTable.Col source="startsAt">
					<RecordLink>
						<InstantField source="startsAt" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="endsAt">
					<InstantField source="endsAt" />
				</DataTable.Col>
				<DataTable.Col disableSort source={teacher} />
				<DataTable.Col disableSort source="note" />
				<DataTable.Col disableSort source="conflicts">
					<FunctionField
						render={({ conflicts }) =>
							conflicts > 0 && (
								<ToneChip
									label={translate("resources.trial-time-off.inTheWay", { smart_count: conflicts })}
									size="small"
									tone="danger"
								/>
							)
						}
					/>
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
