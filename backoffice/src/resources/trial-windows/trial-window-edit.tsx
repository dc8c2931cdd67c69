import { EditPage } from "../../frames/edit-page.tsx";
import { TrialWindowInputs } from "./trial-window-inputs.tsx";

/** Booked lessons stay whatever becomes of the window. */
export function TrialWindowEdit() {
	return (
		<EditPage removal="delete">
			<TrialWindowInputs />
		</EditPage>
	);
}
