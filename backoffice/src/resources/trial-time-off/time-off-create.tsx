import { useOwnTeacher } from "../../fields/teacher-input.tsx";
import { CreatePage } from "../../frames/create-page.tsx";
import { TimeOffInputs } from "./time-off-inputs.tsx";

/** Leads to the record, which tells the lessons that stand in its way. */
export function TimeOffCreate() {
	const teacherId = useOwnTeacher();
	return (
		<CreatePage defaults={{ teacherId, note: "" }} key={teacherId}>
			<TimeOffInputs />
		</CreatePage>
	);
}
