import { FileText } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { PageEdit } from "./page-edit.tsx";
import { PageList } from "./page-list.tsx";

export const resource: OfficeResource = {
	name: "pages",
	icon: FileText,
	list: PageList,
	edit: PageEdit,
	recordRepresentation: ({ titleRu, titleEn, texts }) =>
		screenText({ ru: titleRu ?? texts?.ru?.title, en: titleEn ?? texts?.en?.title }),
};
