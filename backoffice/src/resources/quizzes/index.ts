import { CircleHelp } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { QuizEdit } from "./quiz-edit.tsx";
import { QuizList } from "./quiz-list.tsx";

export const resource: OfficeResource = {
	name: "quizzes",
	icon: CircleHelp,
	list: QuizList,
	edit: QuizEdit,
	recordRepresentation: ({ id }) => i18nProvider.translate(`resources.quizzes.titles.${id}`, { _: String(id) }),
};
