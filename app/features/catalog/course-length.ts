const WEEKS_A_MONTH = 52 / 12;

/** How long a course lasts as people say it: whole months, or weeks where months would need a fraction. */
export function courseLength(months: number): { readonly unit: "months" | "weeks"; readonly count: number } {
	if (Number.isInteger(months)) return { unit: "months", count: months };
	return { unit: "weeks", count: Math.round(months * WEEKS_A_MONTH) };
}
