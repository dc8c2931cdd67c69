import { MINUTE_MS } from "../../shared/durations.ts";

/** The phase that a webinar is in. */
export type WebinarPhase = "coming" | "opening" | "live" | "preparing" | "replay" | "over";

/** What the phase of a webinar depends on. */
export type WebinarTimes = {
	readonly startsAt: Date;
	readonly minutes: number;
	readonly replayFrom: Date | null;
	readonly replayUntil: Date | null;
};

/** How long before the start people are let in. */
export const OPENS_BEFORE_MS = 10 * MINUTE_MS;

export function opensAt({ startsAt }: Pick<WebinarTimes, "startsAt">): Date {
	return new Date(startsAt.getTime() - OPENS_BEFORE_MS);
}

export function endsAt({ startsAt, minutes }: Pick<WebinarTimes, "startsAt" | "minutes">): Date {
	return new Date(startsAt.getTime() + minutes * MINUTE_MS);
}

/** Each phase begins at its moment: at the very start a webinar is live, at the very end of the replay it is over. */
export function phaseOf(times: WebinarTimes, now: Date): WebinarPhase {
	if (now < opensAt(times)) return "coming";
	if (now < times.startsAt) return "opening";
	if (now < endsAt(times)) return "live";
	if (!times.replayFrom || !times.replayUntil || now >= times.replayUntil) return "over";
	return now < times.replayFrom ? "preparing" : "replay";
}

/** All moments at which a page about the webinar changes by itself. */
export function changesOf(times: WebinarTimes): Date[] {
	const replay = [times.replayFrom, times.replayUntil].filter((moment) => moment !== null);
	return [opensAt(times), times.startsAt, endsAt(times), ...replay];
}

/** Whether people may still come: it has not ended. */
export function isAhead(phase: WebinarPhase): boolean {
	return phase === "coming" || phase === "opening" || phase === "live";
}
