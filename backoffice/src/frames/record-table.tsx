import Card from "@mui/material/Card";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { DataTable, type DataTableProps, useListContext } from "react-admin";
import { NARROW_LAPTOP } from "../theme/screens.ts";
import { EmptyList } from "./empty-list.tsx";
import { RecordStack } from "./record-stack.tsx";
import { SortedHead } from "./sorted-head.tsx";

/**
 * Lets ten columns fit side by side on a laptop: headings and long states may take two lines, and cells have less padding than on a wide
 * screen.
 */
const CLOSE = {
	"& .MuiTableCell-root": { paddingInline: { xs: "6px", xl: "16px" } },
	"& .MuiTableCell-root:first-of-type": { paddingInlineStart: "16px" },
	"& .MuiTableCell-root:last-of-type": { paddingInlineEnd: "16px" },
	"& .MuiTableCell-head": { whiteSpace: { xs: "normal", xl: "nowrap" } },
	[NARROW_LAPTOP]: {
		"& .MuiTableCell-body .MuiChip-root[data-long]": { borderRadius: "12px", height: "auto", minHeight: 24 },
		"& .MuiTableCell-body [data-long] .MuiChip-label": { whiteSpace: "normal" },
	},
};

/**
 * The records of a list. Its columns are `DataTable.Col`s, the first one a `<RecordLink>`. Where the window is too narrow for a table, the
 * same columns become lines of a card, so that nothing is cut off at the side.
 */
export function RecordTable({ children, ...props }: DataTableProps) {
	const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
	const { data = [] } = useListContext();
	if (isNarrow && data.length > 0) return <RecordStack>{children}</RecordStack>;
	return (
		<Card sx={{ overflowX: "auto", ...CLOSE }}>
			<DataTable
				bulkActionButtons={false}
				empty={<EmptyList />}
				head={SortedHead}
				rowClick={false}
				size="medium"
				{...props}
			>
				{children}
			</DataTable>
		</Card>
	);
}
