/** A JSON object. */
export type Tree = Readonly<Record<string, unknown>>;

/** Lists are none. */
export function isTree(value: unknown): value is Tree {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
