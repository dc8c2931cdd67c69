import { EditPage } from "../../frames/edit-page.tsx";
import { TrialWindowInputs } from "./trial-window-inputs.tsx";

/** Lessons that are booked stay as they are when their window is changed or deleted. */
export function TrialWindowEdit() {
	return (
		<EditPage removal="delete">
			<TrialWindowInputs />
		</EditPage>
	);
}
