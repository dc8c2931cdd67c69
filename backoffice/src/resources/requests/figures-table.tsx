import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useLocaleState } from "react-admin";
import type { Figures } from "../../../../app/features/requests/board/list-figures.server.ts";
import { printFigures } from "./figures-words.ts";
import { useFiguresWord } from "./use-figures-word.ts";

type FiguresTableProps = {
	/** The head of the first column. */
	readonly by: string;
	readonly rows: readonly (Figures & { readonly key: string; readonly name: string })[];
};

/** Figures row by row: what a chart beside it shows, in numbers. */
export function FiguresTable({ by, rows }: FiguresTableProps) {
	const word = useFiguresWord();
	const [locale] = useLocaleState();
	const columns = ["requests", "answered", "missed", "median", "share"] as const;
	return (
		<Box aria-label={by} role="region" sx={{ overflowX: "auto" }} tabIndex={0}>
			<Table size="small">
				<TableHead>
					<TableRow>
						<TableCell>{by}</TableCell>
						{columns.map((column) => (
							<TableCell align="right" key={column}>
								{word(column)}
							</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ key, name, ...figures }) => {
						const printed = { ...figures, ...printFigures(figures, locale) };
						return (
							<TableRow key={key}>
								<TableCell component="th" scope="row">
									{name}
								</TableCell>
								{columns.map((column) => (
									<TableCell align="right" key={column} sx={{ fontVariantNumeric: "tabular-nums" }}>
										{printed[column]}
									</TableCell>
								))}
							</TableRow>
						);
					})}
				</TableBody>
			</Table>
		</Box>
	);
}
