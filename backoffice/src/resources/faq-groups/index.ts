import { MessagesSquare } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { FaqGroupCreate } from "./faq-group-create.tsx";
import { FaqGroupEdit } from "./faq-group-edit.tsx";
import { FaqGroupList } from "./faq-group-list.tsx";

export const resource: OfficeResource = {
	name: "faq-groups",
	icon: MessagesSquare,
	list: FaqGroupList,
	create: FaqGroupCreate,
	edit: FaqGroupEdit,
	recordRepresentation: ({ titleRu, titleEn, text }) =>
		screenText({ ru: titleRu ?? text?.ru?.title, en: titleEn ?? text?.en?.title }),
};
