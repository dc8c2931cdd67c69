import { Tags } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { RubricCreate } from "./rubric-create.tsx";
import { RubricEdit } from "./rubric-edit.tsx";
import { RubricList } from "./rubric-list.tsx";

export const resource: OfficeResource = {
	name: "rubrics",
	icon: Tags,
	list: RubricList,
	create: RubricCreate,
	edit: RubricEdit,
	recordRepresentation: ({ titleRu, titleEn, text }) =>
		screenText({ ru: titleRu ?? text?.ru?.title, en: titleEn ?? text?.en?.title }),
};
