import { FolderTree } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { CategoryCreate } from "./category-create.tsx";
import { CategoryEdit } from "./category-edit.tsx";
import { CategoryList } from "./category-list.tsx";

export const resource: OfficeResource = {
	name: "categories",
	icon: FolderTree,
	list: CategoryList,
	create: CategoryCreate,
	edit: CategoryEdit,
	recordRepresentation: ({ titleRu, titleEn, text }) =>
		screenText({ ru: titleRu ?? text?.ru?.title, en: titleEn ?? text?.en?.title }),
};
