import { type ReactNode, useId } from "react";
import type { FieldFault } from "./check-field.ts";
import { useMending } from "./use-mending.ts";

/** What the parts of a form need: ids, earlier values, and errors. `Silent` fields never have an error. */
export type FormFields<Field extends string, Silent extends string> = {
	readonly id: (name: Field | Silent) => string;
	readonly value: (name: Field | Silent) => string;
	readonly error: (name: Field) => ReactNode;
};

type FormState<Field extends string, Silent extends string, Code extends string> = {
	/** What can be wrong, in the order of the form. */
	readonly names: readonly Field[];
	/** Counts the answers. */
	readonly attempt: number;
	readonly errors: Readonly<Partial<Record<Field, Code>>>;
	readonly values: Readonly<Record<string, string>>;
	/** The values of the fields when the form was answered, where they differ from `values`. */
	readonly sent?: Readonly<Record<string, string>>;
	readonly sayError: (code: Code | FieldFault, name: Field) => ReactNode;
	/** How the summary of errors calls a field. */
	readonly sayName: (name: Field) => ReactNode;
	/** The id of a field within its form, where that is not its name. */
	readonly localId?: (name: Field | Silent) => string;
};

/** What the fields of a form hold and what is wrong with them now. */
export function useFormFields<Field extends string, Silent extends string, Code extends string>(
	form: FormState<Field, Silent, Code>,
) {
	const { names, attempt, errors, values, sent = values, sayError, sayName, localId } = form;
	const ownId = useId();
	const codes: Readonly<Partial<Record<string, Code>>> = errors;
	const mending = useMending({
		attempt,
		isRefused: Object.keys(errors).length > 0,
		refused: (name) => ({ code: codes[name], value: sent[name] }),
	});
	const fields: FormFields<Field, Silent> = {
		id: (name) => `${ownId}-${localId?.(name) ?? name}`,
		value: (name) => values[name] ?? "",
		error(name) {
			const code = mending.errorOf(name);
			return code && sayError(code, name);
		},
	};
	const wrong = names
		.filter((name) => errors[name])
		.map((name) => ({ id: fields.id(name), message: sayName(name), isMended: mending.isMended(name) }));
	return { fields, wrong, mending };
}
