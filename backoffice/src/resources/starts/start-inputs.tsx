import { NumberInput, SelectInput, useGetOne, useLocaleState } from "react-admin";
import { useWatch } from "react-hook-form";
import { START_STATUSES } from "../../../../app/shared/course-states.ts";
import { isLocale, type Localized } from "../../../../app/shared/localized.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { REQUIRED_CHOICE } from "../../fields/required-choice.ts";
import { ZoneInput } from "../../fields/zone-input.tsx";
import { ZonedDateTimeInput } from "../../fields/zoned-date-time-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** The fields of a group: its course and tariff, when it begins, how many places it has. */
export function StartInputs() {
	return (
		<>
			<FormCard columns={2} name="what">
				<RecordInput reference="courses" required source="courseId" />
				<TariffInput />
				<RecordInput reference="teachers" source="teacherId" />
				<ChoiceInput required source="status" values={START_STATUSES} />
			</FormCard>
			<FormCard columns={2} name="when">
				<ZoneInput source="zone" />
				<ZonedDateTimeInput required source="startsAt" zoneSource="zone" />
				<NumberInput helperText="resources.starts.hints.seats" min={1} required source="seatsTotal" step={1} />
				<NumberInput helperText="resources.starts.hints.repeatDays" min={1} source="repeatDays" step={1} />
			</FormCard>
		</>
	);
}

type Tariff = { readonly id: string; readonly text: Localized<{ readonly name: string }> };

/** Tariffs of the chosen course. */
function TariffInput() {
	const [locale] = useLocaleState();
	const courseId: unknown = useWatch({ name: "courseId" });
	const id = typeof courseId === "string" ? courseId : "";
	const { data } = useGetOne("courses", { id, meta: { whole: true } }, { enabled: id !== "" });
	const tariffs: readonly Tariff[] = data?.tariffs ?? [];
	const language = isLocale(locale) ? locale : "ru";
	return (
		<SelectInput
			choices={tariffs.map((tariff) => ({ id: tariff.id, name: tariff.text[language].name }))}
			disabled={tariffs.length === 0}
			helperText={false}
			source="tariffId"
			translateChoice={false}
			{...REQUIRED_CHOICE}
		/>
	);
}
