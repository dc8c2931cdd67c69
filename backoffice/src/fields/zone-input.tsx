import { SelectInput } from "react-admin";
import { get, useFormState } from "react-hook-form";
import { zonesWith } from "../../../app/shared/zones.ts";
import { REQUIRED_CHOICE } from "./required-choice.ts";
import { useZoneName } from "./use-zone-name.ts";

type ZoneInputProps = {
	source: string;
	/** The key of the label, when the field uses the word of another one. */
	label?: string;
};

/** A time zone, chosen by its city; one that is not offered stays a choice where the record has it. */
export function ZoneInput({ source, label }: ZoneInputProps) {
	const nameZone = useZoneName();
	const { defaultValues } = useFormState();
	return (
		<SelectInput
			choices={zonesWith(get(defaultValues, source)).map((id) => ({ id, name: nameZone(id) }))}
			helperText={false}
			label={label}
			source={source}
			translateChoice={false}
			{...REQUIRED_CHOICE}
		/>
	);
}
