import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { TeacherInputs } from "./teacher-inputs.tsx";

export function TeacherEdit() {
	return (
		<EditPage after={<HistoryPanel />} removal="delete">
			<TeacherInputs />
		</EditPage>
	);
}
