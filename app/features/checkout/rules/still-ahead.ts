/** The moment if it is in the future, else undefined. */
export function stillAhead(moment: Date | undefined, now: Date): Date | undefined {
	return moment && moment > now ? moment : undefined;
}
