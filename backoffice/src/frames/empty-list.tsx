import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { createContext, useContext } from "react";
import { ListNoResults, useListContext, useResourceContext, useTranslate } from "react-admin";

type Filters = Readonly<Record<string, unknown>>;

/** The initial filters of a list, which nobody has set. */
export const FirstFilters = createContext<Filters>({});

/** In place of records: what belongs here and how it comes about, or, once somebody has set filters, that they leave nothing. */
export function EmptyList() {
	const translate = useTranslate();
	const resource = useResourceContext();
	const { filterValues } = useListContext();
	if (isFiltered(filterValues, useContext(FirstFilters))) return <ListNoResults />;
	return (
		<CardContent>
			<Typography variant="body2">{translate(`resources.${resource}.empty`)}</Typography>
		</CardContent>
	);
}

/** Whether filters differ from the initial ones of the list. */
export function isFiltered(filters: Filters, first: Filters): boolean {
	const names = new Set([...Object.keys(filters), ...Object.keys(first)]);
	return [...names].some((name) => filters[name] !== first[name]);
}
