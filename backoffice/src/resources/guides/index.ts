import { BookOpen } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { GuideEdit } from "./guide-edit.tsx";
import { GuideList } from "./guide-list.tsx";

export const resource: OfficeResource = {
	name: "guides",
	icon: BookOpen,
	list: GuideList,
	edit: GuideEdit,
	recordRepresentation: ({ titleRu, titleEn, texts }) =>
		screenText({ ru: titleRu ?? texts?.ru?.title, en: titleEn ?? texts?.en?.title }),
};
