import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { InputHelperText, useInput, useTranslate } from "react-admin";
import { WEEKDAYS } from "../../../../app/shared/week.ts";
import { ZoneInput } from "../../fields/zone-input.tsx";
import { keepClosing, showClosing } from "./closing-time.ts";
import { OptionalPart } from "./optional-part.tsx";
import { settingLabel } from "./setting-label.ts";

const USUAL = ["09:00", "21:00"];

/** Working hours: the promise to call back is counted in them. */
export function HoursInputs() {
	const translate = useTranslate();
	return (
		<>
			<ZoneInput label={settingLabel("zone")} source="value.zone" />
			{WEEKDAYS.map((day) => (
				<Box
					component="fieldset"
					key={day}
					sx={{ border: 0, display: "grid", gap: 1, gridColumn: "1 / -1", margin: 0, padding: 0 }}
				>
					<legend>{translate(`resources.settings.fields.${day}`)}</legend>
					<OptionalPart label="resources.settings.works" source={`value.${day}`} starter={USUAL}>
						<DayHours source={`value.${day}`} />
					</OptionalPart>
				</Box>
			))}
		</>
	);
}

/** From when till when; kept as a pair. */
function DayHours({ source }: { source: string }) {
	const translate = useTranslate();
	const { field, fieldState, id } = useInput({ source });
	const [from = "", to = ""] = Array.isArray(field.value) ? (field.value as string[]) : [];
	return (
		<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(2, minmax(0, 10rem))" }}>
			{[from, showClosing(to)].map((time, index) => (
				<TextField
					error={fieldState.invalid}
					id={`${id}-${index}`}
					// The pair has two places and no more.
					key={index === 0 ? "from" : "to"}
					name={`${field.name}.${index}`}
					label={translate(`resources.settings.fields.${index === 0 ? "opens" : "closes"}`)}
					onChange={({ target }) =>
						field.onChange(index === 0 ? [target.value, to] : [from, keepClosing(target.value)])
					}
					slotProps={{ inputLabel: { shrink: true } }}
					type="time"
					value={time}
				/>
			))}
			<div role="alert">
				{fieldState.invalid && <InputHelperText error={fieldState.error?.message} helperText={false} />}
			</div>
		</Box>
	);
}
