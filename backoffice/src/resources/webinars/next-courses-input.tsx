import { AutocompleteArrayInput, type RaRecord, useGetList, useGetRecordRepresentation } from "react-admin";
import { useLocalSource } from "../../fields/use-screen-locale.ts";

/** All courses: the server gives at most so many rows of a list at once. */
const ALL = { page: 1, perPage: 100 };

/** Courses to go on with after a webinar, chosen by their names; a webinar keeps their addresses. */
export function NextCoursesInput({ source }: { readonly source: string }) {
	const sort = { field: useLocalSource("title"), order: "ASC" } as const;
	const { data: courses = [], isPending } = useGetList("courses", { pagination: ALL, sort });
	const represent = useGetRecordRepresentation("courses");
	return (
		<AutocompleteArrayInput
			choices={courses}
			// A choice made before the list has loaded would drop the courses that are kept already.
			disabled={isPending}
			helperText={false}
			optionText={(course: RaRecord) => String(represent(course))}
			optionValue="slug"
			source={source}
			translateChoice={false}
		/>
	);
}
