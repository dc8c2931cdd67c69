import { CircleQuestionMark } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { FaqQuestionCreate } from "./faq-question-create.tsx";
import { FaqQuestionEdit } from "./faq-question-edit.tsx";
import { FaqQuestionList } from "./faq-question-list.tsx";

export const resource: OfficeResource = {
	name: "faq-questions",
	icon: CircleQuestionMark,
	list: FaqQuestionList,
	create: FaqQuestionCreate,
	edit: FaqQuestionEdit,
	recordRepresentation: ({ questionRu, text }) => questionRu ?? text?.ru?.q ?? "",
};
