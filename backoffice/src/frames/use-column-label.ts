import { type DataTableColumnProps, useResourceContext, useTranslateLabel } from "react-admin";

/** Returns the name of a column as in the head of its table. */
export function useColumnLabel(): (column: Pick<DataTableColumnProps, "label" | "source">) => string {
	const translateLabel = useTranslateLabel();
	const resource = useResourceContext();
	return ({ label, source }) => String(translateLabel({ label: label as string | undefined, resource, source }) ?? "");
}
