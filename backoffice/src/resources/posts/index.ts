import { Newspaper } from "lucide-react";
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
	recordRepresentation: ({ texts, titleRu, titleEn, slug }) =>
		texts?.ru?.title ?? texts?.en?.title ?? titleRu ?? titleEn ?? slug,
};
