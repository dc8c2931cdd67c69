import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { RubricInputs } from "./rubric-inputs.tsx";

export function RubricEdit() {
	return (
		<EditPage after={<HistoryPanel />} removal="delete">
			<RubricInputs />
		</EditPage>
	);
}
