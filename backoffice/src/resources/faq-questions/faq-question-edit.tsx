import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { FaqQuestionInputs } from "./faq-question-inputs.tsx";

export function FaqQuestionEdit() {
	return (
		<EditPage after={<HistoryPanel />} removal="delete">
			<FaqQuestionInputs />
		</EditPage>
	);
}
