import { CheckboxGroupInput, DateInput, useRecordContext } from "react-admin";
import { MESSENGERS } from "../../../../app/shared/messengers.ts";
import { listChoices } from "../../fields/choice-words.ts";
import { ItemsInput } from "../../fields/items-input.tsx";
import { HolidaysNote } from "./holidays-note.tsx";
import { SettingLine } from "./plain-inputs.tsx";
import { settingLabel } from "./setting-label.ts";

/** Phones: the first one stands in the header, in letters and in texts. */
export function PhonesInputs() {
	return (
		<ItemsInput label={settingLabel("phones")} source="value">
			<SettingLine name="phone" source="number" />
			<LabelInputs />
		</ItemsInput>
	);
}

export function ChannelsInputs() {
	return (
		<ItemsInput label={settingLabel("channels")} source="value">
			<SettingLine name="channel" source="kind" />
			<SettingLine source="url" />
			<LabelInputs />
		</ItemsInput>
	);
}

/** What is read, and a note beside it, in both languages. */
function LabelInputs() {
	return (
		<>
			<SettingLine name="label.ru" source="ru.label" />
			<SettingLine name="note.ru" required={false} source="ru.note" />
			<SettingLine name="label.en" source="en.label" />
			<SettingLine name="note.en" required={false} source="en.note" />
		</>
	);
}

export function MessengersInputs() {
	return (
		<CheckboxGroupInput
			choices={listChoices("settings", { source: "messengers", values: MESSENGERS })}
			helperText={false}
			label={settingLabel("messengers")}
			source="value"
		/>
	);
}

/** Days without managers. */
export function HolidaysInputs() {
	const record = useRecordContext();
	return (
		<>
			<HolidaysNote value={record?.value} />
			<ItemsInput isInline label={settingLabel("holidays")} source="value">
				<DateInput helperText={false} label={settingLabel("date")} required source="date" />
				<SettingLine name="holiday.ru" source="ru" />
				<SettingLine name="holiday.en" source="en" />
			</ItemsInput>
		</>
	);
}
