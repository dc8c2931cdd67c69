type Choice = { readonly id: string; readonly name: string };

/**
 * The choices of a scope: what can be chosen, and what the code already has though it cannot (not loaded yet, or gone), by its slug.
 * Without a choice of its own it would drop out at the next change.
 */
export function scopeChoices(choices: readonly Choice[], kept: readonly string[]): Choice[] {
	const others = kept.filter((value) => choices.every(({ id }) => id !== value));
	return [...choices, ...others.map((value) => ({ id: value, name: value }))];
}
