import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { type DataTableColumnProps, DataTableHead, useListContext } from "react-admin";

type Column = ReactElement<DataTableColumnProps>;

/** The heads of a table; the one of the column by which the records are sorted says so. */
export function SortedHead({ children }: { children?: ReactNode }) {
	const { sort } = useListContext();
	const direction = sort.order === "ASC" ? "asc" : "desc";
	function isSortedBy(column: ReactNode): column is Column {
		return isValidElement<DataTableColumnProps>(column) && column.props.source === sort.field;
	}
	return (
		<DataTableHead>
			{Children.map(children, (column) =>
				isSortedBy(column) ? cloneElement(column, { sortDirection: direction }) : column,
			)}
		</DataTableHead>
	);
}
