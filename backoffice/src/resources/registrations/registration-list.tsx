import { AutocompleteInput, DataTable, FunctionField, ReferenceInput, TextField, useTranslate } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { columnIn } from "../../fields/locale-source.ts";
import { PhoneLink } from "../../fields/phone-link.tsx";
import { useLocalSource, useScreenLocale } from "../../fields/use-screen-locale.ts";
import { ActionButton } from "../../frames/action-button.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";

const STATES = ["coming", "cancelled"];

/** Who comes to which webinar, and what they were reminded of. */
export function RegistrationList() {
	const translate = useTranslate();
	const nameReminder = (kind: string) => translate(`resources.registrations.choices.reminders.${kind}`);
	const title = useLocalSource("webinar");
	return (
		<ListPage
			filterDefaultValues={{ state: "coming" }}
			filters={
				<>
					<ChipsFilter values={STATES} source="state" />
					<WebinarFilter />
				</>
			}
			sort={{ field: "createdAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col disableSort source="name">
					<TextField source="name" />
				</DataTable.Col>
				<DataTable.Col source="email" sx={{ minWidth: "10rem", overflowWrap: "anywhere" }} />
				<DataTable.Col disableSort source="phone">
					<FunctionField render={({ phone }) => <PhoneLink phone={phone} />} source="phone" />
				</DataTable.Col>
				<DataTable.Col disableSort source={title} />
				<DataTable.Col source="startsAt">
					<InstantField source="startsAt" />
				</DataTable.Col>
				<DataTable.Col disableSort source="reminders">
					<FunctionField
						render={({ reminders }) => (reminders as string[]).map(nameReminder).join(", ")}
						source="reminders"
					/>
				</DataTable.Col>
				<DataTable.Col source="createdAt">
					<InstantField source="createdAt" />
				</DataTable.Col>
				<DataTable.Col disableSort label="" source="id">
					<FunctionField
						render={({ cancelledAt }) =>
							cancelledAt ? <InstantField source="cancelledAt" /> : <ActionButton action="cancel" isAsked />
						}
					/>
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}

function WebinarFilter() {
	const locale = useScreenLocale();
	return (
		<ReferenceInput perPage={100} reference="webinars" source="webinarId">
			<AutocompleteInput
				filterToQuery={(q: string) => ({ q })}
				helperText={false}
				label="resources.registrations.fields.webinarId"
				optionText={(webinar) => webinar.text?.[locale]?.title ?? webinar[columnIn("title", locale)] ?? ""}
				size="small"
				sx={{ minWidth: "16rem" }}
			/>
		</ReferenceInput>
	);
}
