import { AutocompleteInput, ReferenceInput, useLocaleState } from "react-admin";

const search = (q: string) => ({ q });

/** One of the free times ahead, found by a part of its date or of the teacher's name. */
export function SlotInput() {
	const [locale] = useLocaleState();
	return (
		<ReferenceInput
			filter={{ state: "free", when: "ahead" }}
			perPage={50}
			reference="trial-slots"
			sort={{ field: "startsAt", order: "ASC" }}
			source="slotId"
		>
			<AutocompleteInput
				filterToQuery={search}
				helperText="resources.trial-bookings.hints.slotId"
				isRequired
				optionText={locale === "en" ? "titleEn" : "titleRu"}
			/>
		</ReferenceInput>
	);
}
