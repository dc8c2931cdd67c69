type Choice = { readonly id: string; readonly name: string };

/**
 * Choices of a scope: what can be chosen, and what the code is kept for though it is not among that (not loaded yet, or there no more),
 * by its slug: what is no choice would leave the code with the next change.
 */
export function scopeChoices(choices: readonly Choice[], kept: readonly string[]): Choice[] {
	const others = kept.filter((value) => choices.every(({ id }) => id !== value));
	return [...choices, ...others.map((value) => ({ id: value, name: value }))];
}
