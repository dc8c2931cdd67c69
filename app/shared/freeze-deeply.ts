const VALUE_BYTES = 16;

/** Freezes a value through and through; returns about how many bytes it takes. */
export function freezeDeeply(value: unknown): number {
	if (typeof value === "string") return VALUE_BYTES + 2 * value.length;
	// Bytes cannot be frozen.
	if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return VALUE_BYTES;
	let bytes = VALUE_BYTES;
	for (const part of Object.values(value)) bytes += VALUE_BYTES + freezeDeeply(part);
	Object.freeze(value);
	return bytes;
}
