import { useTranslate } from "react-admin";
import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { QuizCourses } from "./quiz-courses.tsx";
import { QuizQuestions } from "./quiz-questions.tsx";

/** Questions and rules of a quiz. */
export function QuizEdit() {
	const translate = useTranslate();
	return (
		<EditPage
			after={<HistoryPanel />}
			title={({ id }) => translate(`resources.quizzes.titles.${id}`, { _: String(id) })}
		>
			<QuizQuestions />
			<QuizCourses />
		</EditPage>
	);
}
