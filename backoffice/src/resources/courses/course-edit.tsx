import { HistoryPanel } from "../../fields/history-panel.tsx";
import { PreviewButton } from "../../fields/preview-button.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { CourseInputs } from "./course-inputs.tsx";
import { STATUS_TONES } from "./course-states.ts";

export function CourseEdit() {
	return (
		<EditPage
			actions={<PreviewButton />}
			after={<HistoryPanel />}
			mark={<StatusChip source="status" tones={STATUS_TONES} />}
			removal="archive"
		>
			<CourseInputs />
		</EditPage>
	);
}
