/** When a group has its first lesson, and the zone by whose clock the others follow. */
export type StartTime = { readonly startsAt: Date; readonly zone: string };

/** The same as it is stored; `startsAt` is an ISO instant. */
export type WrittenStart = { readonly startsAt: string; readonly zone: string };

/** Whether two starts are the same moment and look the same on a clock: another zone with the same time changes nothing. */
export function isSameStart(one: StartTime, other: StartTime): boolean {
	return one.startsAt.getTime() === other.startsAt.getTime() && onClock(one) === onClock(other);
}

/** A start as it is stored, and back. */
export function writeStart({ startsAt, zone }: StartTime): WrittenStart {
	return { startsAt: startsAt.toISOString(), zone };
}

export function readStart({ startsAt, zone }: WrittenStart): StartTime {
	return { startsAt: new Date(startsAt), zone };
}

function onClock({ startsAt, zone }: StartTime): string {
	return startsAt.toLocaleString("en", { timeZone: zone });
}
