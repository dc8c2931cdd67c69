/** Whether a value is one of a list; also narrows its type. */
export function isOneOf<Item>(items: readonly Item[], value: unknown): value is Item {
	return items.some((item) => item === value);
}
