import { FolderTree } from "lucide-react";
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
	recordRepresentation: ({ titleRu, text, slug }) => titleRu ?? text?.ru?.title ?? slug ?? "",
};
