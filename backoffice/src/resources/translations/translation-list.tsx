import Link from "@mui/material/Link";
import { DataTable, FunctionField, useCreatePath, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { LOCALES } from "../../../../app/shared/localized.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip, type Tone } from "../../fields/status-chip.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { nameTranslated, type Translated } from "./name-translated.ts";

const PROBLEMS = ["missing", "unpublished", "outdated"];
const TONES: Readonly<Record<string, Tone>> = { missing: "danger", unpublished: "plain", outdated: "warn" };

/** Languages of records that lack a text, or whose text has fallen behind; one that still says the same is confirmed. */
export function TranslationList() {
	const translate = useTranslate();
	return (
		<ListPage
			filters={
				<>
					<ChipsFilter source="problem" values={PROBLEMS} />
					<SelectFilter source="locale" values={LOCALES} words="common.language" />
				</>
			}
			sort={{ field: "changedAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source="titleRu">
					<FunctionField render={(record) => <TranslatedLink {...record} />} />
				</DataTable.Col>
				<DataTable.Col source="resource">
					<FunctionField render={({ resource }) => translate(`resources.${resource}.name`, { smart_count: 1 })} />
				</DataTable.Col>
				<DataTable.Col disableSort source="locale">
					<FunctionField render={({ locale }) => translate(`common.language.${locale}`)} />
				</DataTable.Col>
				<DataTable.Col source="problem">
					<StatusChip source="problem" tones={TONES} />
				</DataTable.Col>
				<DataTable.Col source="changedAt">
					<InstantField source="changedAt" />
				</DataTable.Col>
				<DataTable.Col disableSort label="common.todo" source="id">
					<FunctionField render={({ problem }) => problem === "outdated" && <ActionButton action="confirm" />} />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}

function TranslatedLink({ resource = "", recordId = "", titleRu, titleEn }: Translated) {
	const translate = useTranslate();
	const createPath = useCreatePath();
	return (
		<Link component={RouterLink} to={createPath({ resource, type: "edit", id: recordId })}>
			{nameTranslated({ resource, recordId, titleRu, titleEn }, translate)}
		</Link>
	);
}
