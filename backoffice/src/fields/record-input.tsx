import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from "react-admin";
import type { ResourceName } from "../../../app/shared/staff-rights.ts";

type RecordInputProps = {
	/** The field that holds the id or the list of ids. */
	source: string;
	reference: ResourceName;
	/** A column of the list of that resource, by which records are known; else the resource's own representation. */
	optionText?: string;
	filter?: Readonly<Record<string, string>>;
	sort?: { readonly field: string; readonly order: "ASC" | "DESC" };
	required?: boolean;
};

const search = (q: string) => ({ q });

/** Another record, found by typing a part of its name. */
export function RecordInput({ source, optionText, required = false, ...list }: RecordInputProps) {
	return (
		<ReferenceInput source={source} {...list}>
			<AutocompleteInput filterToQuery={search} helperText={false} isRequired={required} optionText={optionText} />
		</ReferenceInput>
	);
}

/** Several other records in an order that the editor chooses. */
export function RecordsInput({ source, optionText, required = false, ...list }: RecordInputProps) {
	return (
		<ReferenceArrayInput source={source} {...list}>
			<AutocompleteArrayInput filterToQuery={search} helperText={false} isRequired={required} optionText={optionText} />
		</ReferenceArrayInput>
	);
}
