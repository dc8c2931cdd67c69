import { DAY_MS } from "../../../../app/shared/durations.ts";

type Dated = { readonly number: number; readonly validFrom: string };

/** Documents come into force by the calendar of UTC. */
export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The newest version while its day has not come; versions are given newest first. */
export function waitingVersion<Version extends Dated>(versions: readonly Version[], now: number): Version | undefined {
	const [newest] = versions;
	return newest && newest.validFrom > dayOf(now) ? newest : undefined;
}

/** The day that a new version is offered: tomorrow, or that of the newest one, before which none can begin. */
export function firstDay(newestFrom: string | undefined, now: number): string {
	const tomorrow = dayOf(now + DAY_MS);
	return newestFrom && newestFrom > tomorrow ? newestFrom : tomorrow;
}
