import { CircleHelp } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { QuizEdit } from "./quiz-edit.tsx";
import { QuizList } from "./quiz-list.tsx";

export const resource: OfficeResource = {
	name: "quizzes",
	icon: CircleHelp,
	list: QuizList,
	edit: QuizEdit,
	recordRepresentation: "id",
};
