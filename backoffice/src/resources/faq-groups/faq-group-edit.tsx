import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { FaqGroupInputs } from "./faq-group-inputs.tsx";

export function FaqGroupEdit() {
	return (
		<EditPage after={<HistoryPanel />} removal="delete">
			<FaqGroupInputs />
		</EditPage>
	);
}
