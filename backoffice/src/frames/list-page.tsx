import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import {
	FilterLiveForm,
	ListBase,
	ListContextProvider,
	type ListControllerProps,
	Pagination,
	useGetResourceLabel,
	useListContext,
	useResourceDefinition,
	useTranslate,
} from "react-admin";
import { Link, useHref, useLocation } from "react-router-dom";
import { useMay } from "../access/use-person.ts";
import { FirstFilters } from "./empty-list.tsx";
import { ExportButton } from "./export-button.tsx";
import { PageHead } from "./page-head.tsx";
import { SearchFilter } from "./search-filter.tsx";
import { useResourceName } from "./use-resource-name.ts";

type ListPageProps = Pick<
	ListControllerProps,
	"sort" | "filter" | "filterDefaultValues" | "perPage" | "queryOptions"
> & {
	/** Inputs in addition to the search: `<ChipsFilter …/>`, `<SelectFilter …/>`. */
	filters?: ReactNode;
	/** Buttons in addition to export and create. */
	actions?: ReactNode;
	/** Shown between the heading and the filters: figures. */
	before?: ReactNode;
	/** Whether all records are on one page, which the screen itself searches. */
	isWhole?: boolean;
	/** False when the API has no search for the resource. */
	hasSearch?: boolean;
	/** `<RecordTable>` with its columns. */
	children: ReactNode;
};

const PER_PAGE = 25;
const NO_FILTERS = {};

/**
 * A list: heading, search, filters, export, creation, the records, pagination. Its whole state is in the address, so a list can be sent as
 * a link.
 */
export function ListPage({
	filters,
	actions,
	before,
	hasSearch = true,
	isWhole = false,
	children,
	perPage = PER_PAGE,
	...list
}: ListPageProps) {
	return (
		<ListBase
			disableSyncWithLocation={false}
			exporter={false}
			perPage={perPage}
			{...(isWhole && { storeKey: false })}
			{...list}
		>
			<ListHead actions={actions} />
			{before}
			<Filters hasSearch={hasSearch}>{filters}</Filters>
			<FirstFilters value={list.filterDefaultValues ?? NO_FILTERS}>{children}</FirstFilters>
			{!isWhole && <Pagination rowsPerPageOptions={[10, PER_PAGE, 50, 100]} />}
		</ListBase>
	);
}

function ListHead({ actions }: { actions?: ReactNode }) {
	const translate = useTranslate();
	const resource = useResourceName();
	const { hasCreate } = useResourceDefinition();
	const label = useGetResourceLabel();
	const may = useMay();
	return (
		<PageHead title={label(resource, 2)}>
			{actions}
			{may(resource, "export") && <ExportButton />}
			{hasCreate && may(resource, "create") && (
				<Button
					color="secondary"
					component={Link}
					startIcon={<Plus aria-hidden size={18} />}
					to={`/${resource}/create`}
					variant="contained"
				>
					{translate(`resources.${resource}.new`)}
				</Button>
			)}
		</PageHead>
	);
}

/** On a phone two choices share a line, and the search has a line of its own. */
const FILTERS = {
	alignItems: "center",
	display: "flex",
	flexWrap: "wrap",
	gap: 1.5,
	marginBlockEnd: 2,
	"& > .MuiAutocomplete-root": { minWidth: "12rem", "& > .MuiFormControl-root": { width: "100%" } },
	"@media (max-width: 37.5rem)": {
		"&& > .MuiFormControl-root, && > .MuiAutocomplete-root": { flex: "1 1 9rem", minWidth: "9rem" },
		"&& > .MuiFormControl-root:has([type=search])": { flexBasis: "100%" },
	},
};

function Filters({ hasSearch, children }: { hasSearch: boolean; children?: ReactNode }) {
	const list = useListWhileOpen();
	if (!hasSearch && !children) return null;
	return (
		<ListContextProvider value={list}>
			<FilterLiveForm debounce={300}>
				<Box sx={FILTERS}>
					{hasSearch && <SearchFilter />}
					{children}
				</Box>
			</FilterLiveForm>
		</ListContextProvider>
	);
}

/** A list stays mounted until the record opened from it is drawn; a filter applied that late would lead back to the list. */
function useListWhileOpen() {
	const list = useListContext();
	const href = useHref(useLocation().pathname);
	const setFilters: typeof list.setFilters = (...given) => {
		if (window.location.hash.split("?")[0] === href) list.setFilters(...given);
	};
	return { ...list, setFilters };
}
