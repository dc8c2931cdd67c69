const WEEKS_A_MONTH = 52 / 12;

/** How long a course lasts as people say it: whole months, or weeks, at least one, where months would need a fraction. */
export function courseLength(months: number): { readonly unit: "months" | "weeks"; readonly count: number } {
	if (Number.isInteger(months)) return { unit: "months", count: months };
	return { unit: "weeks", count: Math.max(1, Math.round(months * WEEKS_A_MONTH)) };
}
