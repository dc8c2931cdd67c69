type Traits<Item> = (item: Item) => readonly string[];

/**
 * The first items no two of which share a trait, in their order: keeps a row of courses from being six pictures of one kind.
 * Where there are too few of them, the next, milder reading of the traits is tried, and at last anything goes.
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
