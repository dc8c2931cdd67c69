import { FileText } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { PageEdit } from "./page-edit.tsx";
import { PageList } from "./page-list.tsx";

export const resource: OfficeResource = {
	name: "pages",
	icon: FileText,
	list: PageList,
	edit: PageEdit,
	recordRepresentation: ({ texts, id }) => texts?.ru?.title ?? texts?.en?.title ?? String(id),
};
