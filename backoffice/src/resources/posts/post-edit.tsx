import { HistoryPanel } from "../../fields/history-panel.tsx";
import { PreviewButton } from "../../fields/preview-button.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { PostInputs } from "./post-inputs.tsx";

export function PostEdit() {
	return (
		<EditPage actions={<PreviewButton />} after={<HistoryPanel />} removal="delete">
			<PostInputs />
		</EditPage>
	);
}
