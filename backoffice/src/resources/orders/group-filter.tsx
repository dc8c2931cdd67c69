import { AutocompleteInput, type RaRecord, ReferenceInput, useLocaleState } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";

const search = (q: string) => ({ q });
const LATEST_FIRST = { field: "startsAt", order: "DESC" } as const;

/** Who is in a group, which is known by its course and its first day. */
export function GroupFilter() {
	const [locale] = useLocaleState();
	const course = useLocalSource("course");
	const tell = ({ startsAt, zone, ...group }: RaRecord) =>
		startsAt ? `${group[course]}, ${printInstant(startsAt, { locale, zone })}` : "";
	return (
		<ReferenceInput perPage={100} reference="starts" sort={LATEST_FIRST} source="startId">
			<AutocompleteInput
				filterToQuery={search}
				fullWidth={false}
				helperText={false}
				optionText={tell}
				size="small"
				sx={{ minWidth: "16rem" }}
			/>
		</ReferenceInput>
	);
}
