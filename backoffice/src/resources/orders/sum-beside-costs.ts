/** What is left to refund of a sum after documented costs, in minor units; undefined while no costs were typed, or they are no amount. */
export function sumBesideCosts(sum: number, costs: unknown): number | undefined {
	// A field that was emptied again keeps nothing.
	const kept = costs === null ? 0 : costs;
	return typeof kept === "number" && !Number.isNaN(kept) ? Math.max(0, sum - kept) : undefined;
}
