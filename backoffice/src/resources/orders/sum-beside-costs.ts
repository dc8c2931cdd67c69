/** What is left to give back of a sum once documented costs are kept, minor units; undefined while none were typed, or no amount. */
export function sumBesideCosts(sum: number, costs: unknown): number | undefined {
	// A field that was emptied again keeps nothing.
	const kept = costs === null ? 0 : costs;
	return typeof kept === "number" && !Number.isNaN(kept) ? Math.max(0, sum - kept) : undefined;
}
