import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { ReactElement } from "react";
import { type DataTableColumnProps, type SortPayload, useListContext, useTranslate } from "react-admin";
import { useColumnLabel } from "./use-column-label.ts";

const ORDERS = ["ASC", "DESC"] as const;

/** Chooses the column to sort by and the direction, where the list is drawn as cards and has no heads to press. */
export function SortSelect({ columns }: { columns: readonly ReactElement<DataTableColumnProps>[] }) {
	const translate = useTranslate();
	const labelOf = useColumnLabel();
	const { sort, setSort } = useListContext();
	const sortable = columns.map(({ props }) => props).filter(({ disableSort, source }) => source && !disableSort);
	const choices = sortable.flatMap((column) =>
		ORDERS.map((order) => ({
			id: `${column.source} ${order}`,
			name: translate(`office.sort${order}`, { field: labelOf(column) }),
		})),
	);
	const chosen = `${sort.field} ${sort.order}`;
	if (choices.length === 0) return null;
	function choose(id: string): void {
		const [field = "", order] = id.split(" ");
		setSort({ field, order: order as SortPayload["order"] });
	}
	return (
		<TextField
			label={translate("office.sort")}
			onChange={({ target }) => choose(target.value)}
			select
			sx={{ marginBlockEnd: 2, maxWidth: "24rem" }}
			value={choices.some(({ id }) => id === chosen) ? chosen : ""}
		>
			{choices.map(({ id, name }) => (
				<MenuItem key={id} value={id}>
					{name}
				</MenuItem>
			))}
		</TextField>
	);
}
