import Card from "@mui/material/Card";
import { DataTable, type DataTableProps } from "react-admin";

/**
 * The records of a list. Its columns are `DataTable.Col`s, the first one a `<RecordLink>`; what does not fit on a phone scrolls inside
 * its own box.
 */
export function RecordTable({ children, ...props }: DataTableProps) {
	return (
		<Card sx={{ overflowX: "auto" }}>
			<DataTable bulkActionButtons={false} rowClick={false} size="medium" {...props}>
				{children}
			</DataTable>
		</Card>
	);
}
