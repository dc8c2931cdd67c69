import { UserRoundPen } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { TeacherCreate } from "./teacher-create.tsx";
import { TeacherEdit } from "./teacher-edit.tsx";
import { TeacherList } from "./teacher-list.tsx";

export const resource: OfficeResource = {
	name: "teachers",
	icon: UserRoundPen,
	list: TeacherList,
	create: TeacherCreate,
	edit: TeacherEdit,
	// A list row has the name as its own field, a whole record among its texts.
	recordRepresentation: ({ text, nameRu, nameEn }) =>
		screenText({ ru: text?.ru?.name ?? nameRu, en: text?.en?.name ?? nameEn }),
};
