import { HistoryPanel } from "../../fields/history-panel.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { ReviewInputs } from "./review-inputs.tsx";
import { REVIEW_TONES } from "./review-states.ts";

export function ReviewEdit() {
	return (
		<EditPage
			after={<HistoryPanel />}
			mark={<StatusChip source="status" tones={REVIEW_TONES} words="common.state" />}
			removal="delete"
		>
			<ReviewInputs />
		</EditPage>
	);
}
