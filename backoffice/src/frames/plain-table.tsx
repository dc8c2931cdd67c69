import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { useResourceContext, useTranslate } from "react-admin";

type PlainTableProps = {
	/** Names of the fields over the columns; an empty one heads what can be done with a row. */
	columns: readonly string[];
	rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
};

/** Scrolls rather than breaking after every word. */
export const WIDE_ON_A_PHONE = {
	width: { xs: "max-content", md: "100%" },
	minWidth: "100%",
	"& td": { maxWidth: "18rem" },
};

/** Parts of a record in a table of their own; scrolls within its card where it is too wide. */
export function PlainTable({ columns, rows }: PlainTableProps) {
	const translate = useTranslate();
	const resource = useResourceContext();
	return (
		<TableContainer tabIndex={0}>
			<Table size="small" sx={WIDE_ON_A_PHONE}>
				<TableHead>
					<TableRow>
						{columns.map((name) => (
							<TableCell key={name}>
								{translate(name ? `resources.${resource}.fields.${name}` : "common.todo")}
							</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ id, cells }) => (
						<TableRow key={id}>
							{cells.map((cell, index) => (
								<TableCell key={columns[index]}>{cell}</TableCell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</TableContainer>
	);
}
