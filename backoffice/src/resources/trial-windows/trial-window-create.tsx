import { firstDayOf } from "../../fields/first-day-of.ts";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { useOwnTeacher } from "../../fields/teacher-input.tsx";
import { CreatePage } from "../../frames/create-page.tsx";
import { TrialWindowInputs } from "./trial-window-inputs.tsx";

export function TrialWindowCreate() {
	const teacherId = useOwnTeacher();
	const validFrom = firstDayOf(1, Date.now());
	return (
		<CreatePage
			defaults={{ teacherId, weekday: "monday", zone: SCHOOL_ZONE, validFrom, validTo: null, meetingUrl: null }}
			key={teacherId}
		>
			<TrialWindowInputs />
		</CreatePage>
	);
}
