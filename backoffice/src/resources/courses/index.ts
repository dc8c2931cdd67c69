import { GraduationCap } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { CourseCreate } from "./course-create.tsx";
import { CourseEdit } from "./course-edit.tsx";
import { CourseList } from "./course-list.tsx";

export const resource: OfficeResource = {
	name: "courses",
	icon: GraduationCap,
	list: CourseList,
	create: CourseCreate,
	edit: CourseEdit,
	// Rows of lists have a title of their own, whole records have texts.
	recordRepresentation: ({ titleRu, titleEn, texts }) =>
		screenText({ ru: titleRu ?? texts?.ru?.title, en: titleEn ?? texts?.en?.title }),
};
