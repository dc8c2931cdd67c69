import { DataTable, TextField } from "react-admin";
import { columnIn } from "../fields/locale-source.ts";
import { RecordLink } from "./record-link.tsx";

/** The name of a record in both languages; the Russian one is a link. An array of columns, not a component, as `RecordTable` needs them. */
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

/** For a record with a title. */
export const TITLE_COLUMNS = columnsOf("title");

/** For a person. */
export const NAME_COLUMNS = columnsOf("name");
