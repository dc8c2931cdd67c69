import { CircleQuestionMark } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
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
	recordRepresentation: ({ questionRu, questionEn, text }) =>
		screenText({ ru: questionRu ?? text?.ru?.q, en: questionEn ?? text?.en?.q }),
};
