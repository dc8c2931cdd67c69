/** Where the words of a field's values stand: `resources.<name>.choices.<source>.<value>`, or under a shared key. */
export type ChoiceProps = {
	readonly source: string;
	readonly values: readonly string[];
	/** A shared place of words, such as `common.planet`. */
	readonly words?: string;
};

type Choice = { readonly id: string; readonly name: string };

export function choiceKey(
	resource: string,
	{ source, words }: { source: string; words?: string },
	value: string,
): string {
	return `${words ?? `resources.${resource}.choices.${source}`}.${value}`;
}

/** Values with the keys of their words, in the form that react-admin's inputs expect. */
export function listChoices(resource: string, { source, values, words }: ChoiceProps): Choice[] {
	return values.map((value) => ({ id: value, name: choiceKey(resource, { source, words }, value) }));
}
