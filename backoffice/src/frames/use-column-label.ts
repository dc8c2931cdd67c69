import { type DataTableColumnProps, useResourceContext, useTranslateLabel } from "react-admin";

/** Names a column as the head of its table does. */
export function useColumnLabel(): (column: Pick<DataTableColumnProps, "label" | "source">) => string {
	const translateLabel = useTranslateLabel();
	const resource = useResourceContext();
	return ({ label, source }) => String(translateLabel({ label: label as string | undefined, resource, source }) ?? "");
}
