import { AutocompleteInput, ReferenceInput, useResourceDefinitions } from "react-admin";

/** Of which course, found by a part of its title. */
export function CourseFilter() {
	const definitions = useResourceDefinitions();
	if (!definitions.courses) return null;
	return (
		<ReferenceInput perPage={50} reference="courses" source="courseId">
			<AutocompleteInput
				filterToQuery={(q: string) => ({ q })}
				fullWidth={false}
				helperText={false}
				size="small"
				sx={{ minWidth: "12rem" }}
			/>
		</ReferenceInput>
	);
}
