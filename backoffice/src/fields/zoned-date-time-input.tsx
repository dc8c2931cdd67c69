import TextField from "@mui/material/TextField";
import { FieldTitle, InputHelperText, useLocaleState, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { printInstant } from "./instant-field.tsx";
import { SCHOOL_ZONE } from "./school-zone.ts";
import { useTypedMoment } from "./use-typed-moment.ts";
import { useZoneName } from "./use-zone-name.ts";

type ZonedDateTimeInputProps = {
	source: string;
	/** The field of the record that names the zone; by default the school's zone is used. */
	zoneSource?: string;
	label?: string;
	required?: boolean;
};

/** A moment: typed as the clock of a zone shows it, kept as a UTC instant. Says the same moment on the clock of whoever types. */
export function ZonedDateTimeInput({ source, zoneSource = "", label, required }: ZonedDateTimeInputProps) {
	const translate = useTranslate();
	const nameZone = useZoneName();
	const [locale] = useLocaleState();
	const chosenZone: unknown = useWatch({ name: zoneSource, disabled: zoneSource === "" });
	const zone = typeof chosenZone === "string" && chosenZone !== "" ? chosenZone : SCHOOL_ZONE;
	const { input, instant, fieldState } = useTypedMoment(source, zone);
	const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
	const here = instant && ownZone !== zone ? printInstant(instant, { locale, zone: ownZone }) : undefined;
	const clocks = [
		translate("fields.moment.zone", { zone: nameZone(zone, instant ? new Date(instant) : undefined) }),
		here && translate("fields.moment.here", { at: here }),
	];
	return (
		<TextField
			error={fieldState.invalid}
			helperText={<InputHelperText error={fieldState.error?.message} helperText={clocks.filter(Boolean).join(" ")} />}
			label={<FieldTitle isRequired={required} label={label} source={source} />}
			slotProps={{ inputLabel: { shrink: true } }}
			type="datetime-local"
			{...input}
		/>
	);
}
