import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { type DataTableColumnProps, type RaRecord, RecordContextProvider, useListContext } from "react-admin";
import { SortSelect } from "./sort-select.tsx";
import { useColumnLabel } from "./use-column-label.ts";

type Column = ReactElement<DataTableColumnProps>;

/** A name that leads to nothing takes no line: fields without a value draw nothing, or an empty element. */
const WITHOUT_A_VALUE = "&:has(> dd:empty), &:has(> dd > span:only-child:empty)";

/**
 * The records of a list where a table does not fit: one card each, with the first column as its heading and the others after their names.
 */
export function RecordStack({ children }: { children: ReactNode }) {
	const { data = [] } = useListContext();
	const columns = Children.toArray(children).filter((child): child is Column => isValidElement(child));
	return (
		<>
			<SortSelect columns={columns} />
			<Box
				component="ul"
				sx={{
					display: "grid",
					gap: 1.5,
					gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
					listStyle: "none",
					margin: 0,
					padding: 0,
				}}
			>
				{data.map((record) => (
					<Card component="li" key={record.id} sx={{ minWidth: 0, padding: "1rem 1.25rem" }}>
						<RecordContextProvider value={record}>
							<StackedRecord columns={columns} record={record} />
						</RecordContextProvider>
					</Card>
				))}
			</Box>
		</>
	);
}

function StackedRecord({ columns, record }: { columns: readonly Column[]; record: RaRecord }) {
	const labelOf = useColumnLabel();
	const [heading, ...others] = columns;
	return (
		<>
			<Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{heading && drawValue(heading, record)}</Box>
			<Box component="dl" sx={{ display: "grid", gap: 0.75, margin: 0, marginBlockStart: 1 }}>
				{others.map((column) => (
					<Box
						key={column.key}
						sx={{
							alignItems: "baseline",
							display: "grid",
							gap: 1.5,
							gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
							[WITHOUT_A_VALUE]: { display: "none" },
						}}
					>
						<Box component="dt" sx={{ color: "text.secondary", fontSize: "0.8125rem", overflowWrap: "anywhere" }}>
							{labelOf(column.props)}
						</Box>
						<Box component="dd" sx={{ fontVariantNumeric: "tabular-nums", margin: 0, overflowWrap: "anywhere" }}>
							{drawValue(column, record)}
						</Box>
					</Box>
				))}
			</Box>
		</>
	);
}

/** What a cell of the table would show. */
function drawValue({ props }: Column, record: RaRecord): ReactNode {
	const { children, render, field, source } = props;
	if (children !== undefined) return children;
	if (render) return render(record);
	if (field) return createElement(field, { source });
	const value: unknown = source === undefined ? undefined : record[source];
	return value === undefined || value === null ? null : String(value);
}
