import { NumberInput } from "react-admin";
import { AUDIENCES } from "../../../../app/shared/course-states.ts";
import { PLANETS } from "../../../../app/shared/planets.ts";
import { WEBINAR_KINDS, WEBINAR_STATUSES } from "../../../../app/shared/webinar-states.ts";
import { ArtInput } from "../../fields/art-input.tsx";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { readOptionalText } from "../../fields/read-typed.ts";
import { RecordsInput } from "../../fields/record-input.tsx";
import { SlugInput } from "../../fields/slug-input.tsx";
import { ZoneInput } from "../../fields/zone-input.tsx";
import { ZonedDateTimeInput } from "../../fields/zoned-date-time-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { NextCoursesInput } from "./next-courses-input.tsx";
import { WEBINAR_COVERS } from "./webinar-choices.ts";
import { EMPTY_WEBINAR_TEXT, WebinarTexts } from "./webinar-texts.tsx";

/** The fields of a webinar. */
export function WebinarInputs() {
	return (
		<>
			<FormCard columns={2} name="when">
				<ChoiceInput required source="status" values={WEBINAR_STATUSES} />
				<ChoiceInput required source="kind" values={WEBINAR_KINDS} />
				<ZonedDateTimeInput required source="startsAt" zoneSource="zone" />
				<ZoneInput source="zone" />
				<NumberInput helperText={false} min={1} required source="minutes" step={1} />
				<NumberInput helperText={false} min={1} source="repeatDays" step={1} />
				<NumberInput helperText={false} min={1} source="seats" step={1} />
				<LineInput source="streamAddress" type="url" />
				<RecordsInput reference="teachers" sort={{ field: "position", order: "ASC" }} source="speakers" />
				<NextCoursesInput source="courses" />
			</FormCard>
			<FormCard columns={2} name="replay">
				<LineInput parse={readOptionalText} source="replayAddress" type="url" />
				<span />
				<ZonedDateTimeInput source="replayFrom" zoneSource="zone" />
				<ZonedDateTimeInput source="replayUntil" zoneSource="zone" />
			</FormCard>
			<FormCard name="texts">
				<LocaleTabs source="texts" starter={EMPTY_WEBINAR_TEXT}>
					{(locale, sourceOf) => <WebinarTexts source={`texts.${locale}`} sourceOf={sourceOf} />}
				</LocaleTabs>
			</FormCard>
			<FormCard columns={2} name="page">
				<SlugInput from="texts.en.title" />
				<ChoiceInput required source="audience" values={AUDIENCES} />
				<ArtInput names={WEBINAR_COVERS} required source="cover" />
				<ChoiceInput required source="planet" values={PLANETS} words="common.planet" />
			</FormCard>
		</>
	);
}
