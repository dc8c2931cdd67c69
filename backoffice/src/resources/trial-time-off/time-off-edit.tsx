import { EditPage } from "../../frames/edit-page.tsx";
import { Conflicts } from "./conflicts.tsx";
import { TimeOffInputs } from "./time-off-inputs.tsx";

export function TimeOffEdit() {
	return (
		<EditPage after={<Conflicts />} removal="delete">
			<TimeOffInputs />
		</EditPage>
	);
}
