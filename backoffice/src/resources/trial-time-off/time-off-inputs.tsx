import { LineInput } from "../../fields/line-input.tsx";
import { TeacherInput } from "../../fields/teacher-input.tsx";
import { ZonedDateTimeInput } from "../../fields/zoned-date-time-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** When a teacher is away, by the clock of the school. */
export function TimeOffInputs() {
	return (
		<FormCard columns={2} name="when">
			<TeacherInput />
			<LineInput source="note" />
			<ZonedDateTimeInput required source="startsAt" />
			<ZonedDateTimeInput required source="endsAt" />
		</FormCard>
	);
}
