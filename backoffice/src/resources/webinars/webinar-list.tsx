import { DataTable } from "react-admin";
import { AUDIENCES } from "../../../../app/shared/course-states.ts";
import { WEBINAR_STATUSES } from "../../../../app/shared/webinar-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { TEXT_STATE_COLUMNS, TextStateFilters } from "../../frames/text-state-columns.tsx";
import { TITLE_COLUMNS } from "../../frames/title-columns.tsx";
import { WEBINAR_TONES } from "./webinar-choices.ts";

/** Webinars, the furthest ahead first, with how many come to the present date and what stands of each language. */
export function WebinarList() {
	return (
		<ListPage
			filters={
				<>
					<ChipsFilter source="status" values={WEBINAR_STATUSES} />
					<SelectFilter source="audience" values={AUDIENCES} />
					<SelectFilter source="speaker" values={["gone"]} />
					<TextStateFilters />
				</>
			}
			sort={{ field: "startsAt", order: "DESC" }}
		>
			<RecordTable>
				{TITLE_COLUMNS}
				<DataTable.Col source="startsAt">
					<InstantField source="startsAt" />
				</DataTable.Col>
				<DataTable.NumberCol disableSort source="registered" />
				<DataTable.NumberCol disableSort source="seats" />
				<DataTable.Col disableSort source="status">
					<StatusChip source="status" tones={WEBINAR_TONES} />
				</DataTable.Col>
				{TEXT_STATE_COLUMNS}
			</RecordTable>
		</ListPage>
	);
}
