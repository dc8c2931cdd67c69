import { AutocompleteInput, ReferenceInput } from "react-admin";
import type { ResourceName } from "../../../app/shared/staff-rights.ts";

type ReferenceFilterProps = {
	source: string;
	reference: ResourceName;
	/** A column of that resource's list. */
	optionText: string;
};

const search = (q: string) => ({ q });

/** A filter of a list by another record; empty shows everything. */
export function ReferenceFilter({ source, reference, optionText }: ReferenceFilterProps) {
	return (
		<ReferenceInput reference={reference} source={source}>
			<AutocompleteInput
				filterToQuery={search}
				fullWidth={false}
				helperText={false}
				optionText={optionText}
				size="small"
				sx={{ minWidth: "14rem" }}
			/>
		</ReferenceInput>
	);
}
