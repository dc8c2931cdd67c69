import { AutocompleteInput, type RaRecord, ReferenceInput } from "react-admin";
import { usePerson } from "../access/use-person.ts";
import { columnIn } from "./locale-source.ts";
import { useScreenLocale } from "./use-screen-locale.ts";

const search = (q: string) => ({ q });

/** Whose lessons. A teacher has no choice: the record is his own, as `useOwnTeacher` fills it in. */
export function TeacherInput({ isFilter = false }: { isFilter?: boolean }) {
	const person = usePerson();
	const locale = useScreenLocale();
	if (!person || person.role === "teacher") return null;
	const name = (teacher: RaRecord) => teacher.text?.[locale]?.name ?? teacher[columnIn("name", locale)] ?? "";
	return (
		<ReferenceInput perPage={100} reference="teachers" sort={{ field: "position", order: "ASC" }} source="teacherId">
			<AutocompleteInput
				filterToQuery={search}
				helperText={false}
				isRequired={!isFilter}
				optionText={name}
				size={isFilter ? "small" : undefined}
				sx={isFilter ? { width: "14rem" } : undefined}
			/>
		</ReferenceInput>
	);
}

/** The id of the teacher to whom the account belongs; null for everybody else. */
export function useOwnTeacher(): string | null {
	return usePerson()?.teacherId ?? null;
}
