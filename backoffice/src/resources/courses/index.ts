import { GraduationCap } from "lucide-react";
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
	recordRepresentation: ({ titleRu, texts, slug }) => titleRu ?? texts?.ru?.title ?? texts?.en?.title ?? slug ?? "",
};
