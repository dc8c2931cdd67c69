import { DataTable, DateInput, FunctionField, useTranslate } from "react-admin";
import { printPhone } from "../../../../app/shared/print-phone.ts";
import { REQUEST_KINDS, REQUEST_STATUSES } from "../../../../app/shared/request-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { CourseFilter } from "./course-filter.tsx";
import { OwnerFilter } from "./owner-filter.tsx";
import { RequestLink } from "./request-link.tsx";
import { RequestStatus } from "./request-status.tsx";
import { ToBoard } from "./to-board.tsx";

/** All requests, newest first. */
export function RequestList() {
	const translate = useTranslate();
	const course = useLocalSource("course");
	return (
		<ListPage
			actions={<ToBoard />}
			filters={
				<>
					<SelectFilter source="status" values={["waiting", "open", ...REQUEST_STATUSES]} />
					<SelectFilter source="kind" values={REQUEST_KINDS} />
					<OwnerFilter />
					<CourseFilter />
					<DateInput fullWidth={false} helperText={false} size="small" source="from" />
					<DateInput fullWidth={false} helperText={false} size="small" source="to" />
				</>
			}
			sort={{ field: "createdAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source="name">
					<RequestLink>
						<FunctionField render={({ name, surname }) => [name, surname].filter(Boolean).join(" ")} />
					</RequestLink>
				</DataTable.Col>
				<DataTable.Col source="number" />
				<DataTable.Col disableSort source="phone">
					<FunctionField render={({ phone }) => printPhone(phone)} sx={{ whiteSpace: "nowrap" }} />
				</DataTable.Col>
				<DataTable.Col disableSort source={course} />
				<DataTable.Col disableSort source="kind">
					<FunctionField render={({ kind }) => translate(`resources.requests.choices.kind.${kind}`)} />
				</DataTable.Col>
				<DataTable.Col source="status">
					<RequestStatus />
				</DataTable.Col>
				<DataTable.Col source="owner" />
				<DataTable.Col source="createdAt">
					<InstantField source="createdAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
