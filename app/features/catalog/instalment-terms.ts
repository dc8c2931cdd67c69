/** What the school says of paying in instalments: bounds and default of the term in months, and the sentences that must stand by. */
export type InstalmentTerms = {
	readonly min: number;
	readonly max: number;
	readonly usual: number;
	readonly creditWarning: string;
	readonly creditTerms: string;
	/** The day of the first payment if one began now: today in the school's zone, `YYYY-MM-DD`. */
	readonly today: string;
};

/** A term somebody asked for in the address; undefined when it is no whole number of months that the school offers. */
export function readMonths(
	asked: string | null,
	{ min, max }: Pick<InstalmentTerms, "min" | "max">,
): number | undefined {
	if (!asked || !/^\d{1,3}$/.test(asked)) return undefined;
	const months = Number(asked);
	return months >= min && months <= max ? months : undefined;
}
