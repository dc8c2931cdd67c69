/** The median and the 95th percentile of some measurements, in their unit; 0 where there are none. */
export function quantilesOf(values: readonly number[]): { readonly median: number; readonly p95: number } {
	const sorted = [...values].sort((left, right) => left - right);
	const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
	return { median: at(0.5), p95: at(0.95) };
}

export function median(values: readonly number[]): number {
	return quantilesOf(values).median;
}
