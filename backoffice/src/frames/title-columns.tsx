import { DataTable, TextField } from "react-admin";
import { columnIn } from "../fields/locale-source.ts";
import { RecordLink } from "./record-link.tsx";

/** What a record is called in both languages; the Russian name leads to it. Columns and no component, as `RecordTable` wants them. */
function columnsOf(text: "title" | "name") {
	const [russian, english] = [columnIn(text, "ru"), columnIn(text, "en")];
	return [
		<DataTable.Col key={russian} source={russian}>
			<RecordLink>
				<TextField emptyText="common.untitled" source={russian} />
			</RecordLink>
		</DataTable.Col>,
		<DataTable.Col key={english} source={english} />,
	];
}

/** Of a record with a title. */
export const TITLE_COLUMNS = columnsOf("title");

/** Of a person. */
export const NAME_COLUMNS = columnsOf("name");
