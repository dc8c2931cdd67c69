/** A moment that is yet to come; of one that is over nothing is told any more. */
export function stillAhead(moment: Date | undefined, now: Date): Date | undefined {
	return moment && moment > now ? moment : undefined;
}
