import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { AuthorInputs } from "./author-inputs.tsx";

export function AuthorEdit() {
	return (
		<EditPage after={<HistoryPanel />} removal="delete">
			<AuthorInputs />
		</EditPage>
	);
}
