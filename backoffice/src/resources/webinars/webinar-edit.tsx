import { HistoryPanel } from "../../fields/history-panel.tsx";
import { PreviewButton } from "../../fields/preview-button.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { WEBINAR_TONES } from "./webinar-choices.ts";
import { WebinarInputs } from "./webinar-inputs.tsx";

export function WebinarEdit() {
	return (
		<EditPage
			actions={<PreviewButton />}
			after={<HistoryPanel />}
			mark={<StatusChip source="status" tones={WEBINAR_TONES} />}
			removal="delete"
		>
			<WebinarInputs />
		</EditPage>
	);
}
