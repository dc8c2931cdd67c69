import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { QuizCourses } from "./quiz-courses.tsx";
import { QuizQuestions } from "./quiz-questions.tsx";

/** Questions and rules of a quiz. */
export function QuizEdit() {
	return (
		<EditPage after={<HistoryPanel />}>
			<QuizQuestions />
			<QuizCourses />
		</EditPage>
	);
}
