import { PenLine } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { AuthorCreate } from "./author-create.tsx";
import { AuthorEdit } from "./author-edit.tsx";
import { AuthorList } from "./author-list.tsx";

export const resource: OfficeResource = {
	name: "authors",
	icon: PenLine,
	list: AuthorList,
	create: AuthorCreate,
	edit: AuthorEdit,
	recordRepresentation: ({ nameRu, nameEn, text }) =>
		screenText({ ru: nameRu ?? text?.ru?.name, en: nameEn ?? text?.en?.name }),
};
