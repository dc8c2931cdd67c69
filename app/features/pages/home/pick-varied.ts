/**
 * The first items no two of which share a trait, in their order; filled up with the ones passed over when there are too few.
 * Keeps a row of courses from being six pictures of one kind.
 */
export function pickVaried<Item>(
	items: readonly Item[],
	count: number,
	traitsOf: (item: Item) => readonly string[],
): Item[] {
	const seen = new Set<string>();
	const chosen: Item[] = [];
	const passedOver: Item[] = [];
	for (const item of items) {
		const traits = traitsOf(item);
		const isNew = chosen.length < count && traits.every((trait) => !seen.has(trait));
		(isNew ? chosen : passedOver).push(item);
		if (isNew) for (const trait of traits) seen.add(trait);
	}
	return [...chosen, ...passedOver].slice(0, count);
}
