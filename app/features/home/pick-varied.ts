type Traits<Item> = (item: Item) => readonly string[];

/**
 * The first items no two of which share a trait, in their order: a row of courses is not to be six pictures of one kind. `readings` tell the
 * traits of an item, the strictest first: where one of them lets too few items through, the next is tried, and at last no trait counts.
 */
export function pickVaried<Item>(items: readonly Item[], count: number, ...readings: readonly Traits<Item>[]): Item[] {
	const chosen: Item[] = [];
	for (const traitsOf of [...readings, () => []]) {
		for (const item of items) {
			if (chosen.length === count) return chosen;
			if (!chosen.includes(item) && !chosen.some((other) => shareTrait(traitsOf(item), traitsOf(other))))
				chosen.push(item);
		}
	}
	return chosen;
}

function shareTrait(some: readonly string[], others: readonly string[]): boolean {
	return some.some((trait) => others.includes(trait));
}
