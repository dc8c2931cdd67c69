import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import { useCreatePath, useRecordContext, useResourceDefinitions, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { DifferenceTable } from "../../fields/difference-table.tsx";
import { InstantField } from "../../fields/instant-field.tsx";
import { listParts } from "../../fields/list-differences.ts";
import { Fact, Facts } from "../../frames/facts.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { ShowPage } from "../../frames/show-page.tsx";
import { useNames } from "./use-names.tsx";

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
				<Fact name="recordId">
					<ChangedRecord resource={record.resource} id={record.recordId} />
				</Fact>
				<Fact name="ip">{record.ip}</Fact>
				<Fact name="requestId">{record.requestId}</Fact>
			</Facts>
		</FormCard>
	);
}

/** Leads to what was changed, where that has a screen of its own. */
function ChangedRecord({ resource, id }: { resource: string; id: string }) {
	const screens = useResourceDefinitions()[resource];
	const createPath = useCreatePath();
	const { nameRecord } = useNames();
	const name = nameRecord(resource, id);
	if (!screens?.hasShow && !screens?.hasEdit) return name;
	const to = createPath({ resource, id, type: screens.hasShow ? "show" : "edit" });
	return (
		<Link component={RouterLink} to={to}>
			{name}
		</Link>
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
				differences={listParts(record.changes)}
				resource={record.resource}
			/>
		</Card>
	);
}
