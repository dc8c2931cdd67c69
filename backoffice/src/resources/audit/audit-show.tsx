import Card from "@mui/material/Card";
import { useRecordContext, useTranslate } from "react-admin";
import { DifferenceTable } from "../../fields/difference-table.tsx";
import { InstantField } from "../../fields/instant-field.tsx";
import { Fact, Facts } from "../../frames/facts.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { ShowPage } from "../../frames/show-page.tsx";
import { useNames } from "./use-names.ts";

/** One entry: who, when, from where, and each field before and after. */
export function AuditShow() {
	return (
		<ShowPage>
			<EntryFacts />
			<EntryChanges />
		</ShowPage>
	);
}

function EntryFacts() {
	const record = useRecordContext();
	const { nameResource, nameAction } = useNames();
	if (!record) return null;
	return (
		<FormCard name="entry">
			<Facts>
				<Fact name="createdAt">
					<InstantField source="createdAt" />
				</Fact>
				<Fact name="staffName">{record.staffName}</Fact>
				<Fact name="action">{nameAction(record.resource, record.action)}</Fact>
				<Fact name="resource">{nameResource(record.resource)}</Fact>
				<Fact name="recordId">{record.recordId}</Fact>
				<Fact name="ip">{record.ip}</Fact>
				<Fact name="requestId">{record.requestId}</Fact>
			</Facts>
		</FormCard>
	);
}

function EntryChanges() {
	const record = useRecordContext();
	const translate = useTranslate();
	if (!record || record.changes.length === 0) return null;
	return (
		<Card sx={{ padding: 1 }}>
			<DifferenceTable
				after={translate("history.after")}
				before={translate("history.before")}
				differences={record.changes}
			/>
		</Card>
	);
}
