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

export type TermBounds = Pick<InstalmentTerms, "min" | "max">;

/** Whether the school offers a term at all; a bank may still have no code for it. */
export function isTerm(months: number, { min, max }: TermBounds): boolean {
	return Number.isInteger(months) && months >= min && months <= max;
}

/** A term somebody asked for in the address; undefined when it is no whole number of months that the school offers. */
export function readMonths(asked: string | null, bounds: TermBounds): number | undefined {
	if (!asked || !/^\d{1,3}$/.test(asked)) return undefined;
	return isTerm(Number(asked), bounds) ? Number(asked) : undefined;
}
