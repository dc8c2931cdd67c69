import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { CategoryInputs } from "./category-inputs.tsx";

export function CategoryEdit() {
	return (
		<EditPage after={<HistoryPanel />} removal="delete">
			<CategoryInputs />
		</EditPage>
	);
}
