import {
	AutocompleteArrayInput,
	useGetList,
	useGetRecordRepresentation,
	useRecordContext,
	useTranslate,
} from "react-admin";
import { useWatch } from "react-hook-form";
import { AUDIENCES } from "../../../../app/shared/course-states.ts";
import { listChoices } from "../../fields/choice-words.ts";
import { scopeChoices } from "./scope-choices.ts";

/** More records than a school has, so that one page of the list holds them all. */
const ALL = 1000;

/** Whose courses, which directions or which courses a code is for, by what was chosen above. */
export function PromoScopeInput() {
	const scope: unknown = useWatch({ name: "scope" });
	if (scope === "audience") {
		return <NamesInput choices={listChoices("promo-codes", { source: "scopeValues", values: AUDIENCES })} />;
	}
	return scope === "categories" || scope === "courses" ? <SlugsInput key={scope} resource={scope} /> : <span />;
}

/** Records that are kept by their slugs. */
function SlugsInput({ resource }: { resource: "categories" | "courses" }) {
	const { data = [] } = useGetList(resource, { pagination: { page: 1, perPage: ALL } });
	const represent = useGetRecordRepresentation(resource);
	const code = useRecordContext();
	const choices = data.map((record) => ({ id: record.slug, name: String(represent(record)) }));
	return <NamesInput choices={scopeChoices(choices, code?.scope === resource ? code.scopeValues : [])} />;
}

type NamesInputProps = { choices: readonly { readonly id: string; readonly name: string }[] };

function NamesInput({ choices }: NamesInputProps) {
	const translate = useTranslate();
	const isKnown = (value: string) => choices.some(({ id }) => id === value);
	return (
		<AutocompleteArrayInput
			choices={choices.map(({ id, name }) => ({ id, name: translate(name, { _: name }) }))}
			// What was chosen for another scope is not among these.
			format={(values: readonly string[] | null) => (values ?? []).filter(isKnown)}
			helperText={false}
			source="scopeValues"
			translateChoice={false}
		/>
	);
}
