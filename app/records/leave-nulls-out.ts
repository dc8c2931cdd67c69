/** A record of names as a form sends it: an input that nobody touched says null for a name that the record lacks, which is no mention of it. */
export function leaveNullsOut(record: unknown): unknown {
	if (typeof record !== "object" || record === null) return record;
	return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}
