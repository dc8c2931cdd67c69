import { Newspaper } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { PostCreate } from "./post-create.tsx";
import { PostEdit } from "./post-edit.tsx";
import { PostList } from "./post-list.tsx";

export const resource: OfficeResource = {
	name: "posts",
	icon: Newspaper,
	list: PostList,
	create: PostCreate,
	edit: PostEdit,
	recordRepresentation: ({ titleRu, titleEn, texts }) =>
		screenText({ ru: titleRu ?? texts?.ru?.title, en: titleEn ?? texts?.en?.title }),
};
