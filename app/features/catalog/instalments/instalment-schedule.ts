import { type Money, splitMoney } from "../../../shared/money.ts";

/** One payment of a plan; `on` is a calendar day, `YYYY-MM-DD`. */
export type Instalment = { readonly number: number; readonly on: string; readonly amount: Money };

/**
 * Every payment of a plan: the first one on `first`, the others on the same day of the months that follow (on the last day where a
 * month has no such day). The amounts sum to the total exactly.
 */
export function scheduleInstalments(total: Money, months: number, first: string): Instalment[] {
	return splitMoney(total, months).map((amount, index) => ({ number: index + 1, on: addMonths(first, index), amount }));
}

/** `("2026-01-31", 1)` → `2026-02-28`. Browsers have no Temporal yet, so this counts in UTC days. */
export function addMonths(day: string, count: number): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
