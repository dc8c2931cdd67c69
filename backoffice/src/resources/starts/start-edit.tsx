import { HistoryPanel } from "../../fields/history-panel.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { GroupPeople } from "./group-people.tsx";
import { StartInputs } from "./start-inputs.tsx";
import { START_TONES } from "./start-states.ts";
import { useStartQuestion } from "./use-start-question.ts";

export function StartEdit() {
	return (
		<EditPage
			after={
				<>
					<GroupPeople />
					<HistoryPanel />
				</>
			}
			mark={<StatusChip source="status" tones={START_TONES} />}
			question={useStartQuestion()}
			removal="delete"
		>
			<StartInputs />
		</EditPage>
	);
}
