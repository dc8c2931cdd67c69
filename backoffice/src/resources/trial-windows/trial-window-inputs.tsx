import { DateInput } from "react-admin";
import { WEEKDAYS } from "../../../../app/shared/week.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { ClockInput } from "../../fields/clock-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { readOptionalText } from "../../fields/read-typed.ts";
import { TeacherInput } from "../../fields/teacher-input.tsx";
import { ZoneInput } from "../../fields/zone-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** The fields of a window of a teacher's week. */
export function TrialWindowInputs() {
	return (
		<>
			<FormCard columns={2} name="when">
				<TeacherInput />
				<ChoiceInput required source="weekday" values={WEEKDAYS} />
				<ClockInput required source="fromTime" />
				<ClockInput helperText="resources.trial-windows.hints.toTime" required source="toTime" />
				<ZoneInput source="zone" />
			</FormCard>
			<FormCard columns={2} name="terms">
				<DateInput helperText={false} required source="validFrom" />
				<DateInput helperText={false} source="validTo" />
				<LineInput
					helperText="resources.trial-windows.hints.meetingUrl"
					parse={readOptionalText}
					source="meetingUrl"
					type="url"
				/>
			</FormCard>
		</>
	);
}
