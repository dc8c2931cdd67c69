import { DAY_MS } from "./durations.ts";

/** The calendar day on which documents come into force is counted in UTC, here and in the ledger of consents alike: `2026-09-01`. */
export function legalDay(now: Date): string {
	return now.toISOString().slice(0, 10);
}

/** The instant at which a day of {@link legalDay} begins. */
export function startOfLegalDay(day: string): Date {
	return new Date(`${day}T00:00:00Z`);
}

/** The first instant ahead at which another version of a document may come into force. */
export function nextLegalDay(now: Date): Date {
	return new Date(startOfLegalDay(legalDay(now)).getTime() + DAY_MS);
}

/** `2026-11-30` for `2026-12-01`. */
export function dayBefore(day: string): string {
	return legalDay(new Date(startOfLegalDay(day).getTime() - DAY_MS));
}
