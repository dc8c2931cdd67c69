import { SelectInput } from "react-admin";
import { useFormState } from "react-hook-form";
import { OFFERED_ZONES } from "../../../app/shared/zones.ts";
import { REQUIRED_CHOICE } from "./required-choice.ts";
import { useZoneName } from "./use-zone-name.ts";

/** A time zone, chosen by its city; one that is not offered stays a choice where the record has it. */
export function ZoneInput({ source }: { source: string }) {
	const nameZone = useZoneName();
	const { defaultValues } = useFormState();
	return (
		<SelectInput
			choices={zonesBeside(defaultValues?.[source]).map((id) => ({ id, name: nameZone(id) }))}
			helperText={false}
			source={source}
			translateChoice={false}
			{...REQUIRED_CHOICE}
		/>
	);
}

/** What is offered, after the zone that a record has beside it. */
export function zonesBeside(own: unknown): readonly string[] {
	const isOffered = (OFFERED_ZONES as readonly unknown[]).includes(own);
	return typeof own !== "string" || own === "" || isOffered ? OFFERED_ZONES : [own, ...OFFERED_ZONES];
}
