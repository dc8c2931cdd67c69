/** Whether a value is one of a list, which also tells the types apart. */
export function isOneOf<Item>(items: readonly Item[], value: unknown): value is Item {
	return items.some((item) => item === value);
}
