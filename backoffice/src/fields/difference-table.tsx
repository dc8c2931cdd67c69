import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslate } from "react-admin";
import type { Difference } from "./list-differences.ts";
import { useFieldName } from "./use-field-name.ts";

type DifferenceTableProps = { readonly differences: readonly Difference[]; before: string; after: string };

/** Field by field, what stood before and what stands after. */
export function DifferenceTable({ differences, before, after }: DifferenceTableProps) {
	const translate = useTranslate();
	const nameField = useFieldName();
	return (
		<TableContainer sx={{ maxHeight: "50vh" }} tabIndex={0}>
			<Table size="small" stickyHeader>
				<TableHead>
					<TableRow>
						<TableCell>{translate("history.field")}</TableCell>
						<TableCell>{before}</TableCell>
						<TableCell>{after}</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{differences.map((difference) => (
						<TableRow key={difference.field} sx={{ verticalAlign: "top" }}>
							<TableCell component="th" scope="row">
								{nameField(difference.field)}
							</TableCell>
							<ValueCell value={difference.before} />
							<ValueCell value={difference.after} />
						</TableRow>
					))}
				</TableBody>
			</Table>
		</TableContainer>
	);
}

function ValueCell({ value }: { value: unknown }) {
	const translate = useTranslate();
	return (
		<TableCell sx={{ maxWidth: "26rem", overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
			{printValue(value, translate)}
		</TableCell>
	);
}

function printValue(value: unknown, translate: (key: string) => string): string {
	if (value === undefined || value === null || value === "") return "—";
	if (typeof value === "boolean") return translate(value ? "ra.boolean.true" : "ra.boolean.false");
	if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
	return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}
