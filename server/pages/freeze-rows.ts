const VALUE_BYTES = 16;

/** Freezes rows of the database through and through; returns about how many bytes they take. */
export function freezeRows(value: unknown): number {
	if (typeof value === "string") return VALUE_BYTES + 2 * value.length;
	// Bytes cannot be frozen.
	if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return VALUE_BYTES;
	let bytes = VALUE_BYTES;
	for (const part of Object.values(value)) bytes += VALUE_BYTES + freezeRows(part);
	Object.freeze(value);
	return bytes;
}
