/** A map of names as a form sends it: an untouched input sends null for a name that the map lacks; such names are left out. */
export function leaveNullsOut(record: unknown): unknown {
	if (typeof record !== "object" || record === null) return record;
	return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}
