import { type SqlBool, sql } from "kysely";
import { endsAt } from "./webinar-phase.ts";

type Broadcast = { readonly kind: "live" | "recorded"; readonly startsAt: Date; readonly minutes: number };

/**
 * Whether a speaker will not come to a webinar: he has left the school, and the broadcast has not ended. In a recording he speaks all the
 * same. Asked here and not of the database, whose answers about the present are kept for a moment (`server/pages/content-cache.ts`).
 */
export function isGoneSpeaker({ hasLeft }: { readonly hasLeft: boolean }, webinar: Broadcast, now: Date): boolean {
	return hasLeft && webinar.kind === "live" && endsAt(webinar) > now;
}

/** The same of a row of `teacher` and a row of `webinar`, at the present moment of the database. */
export const IS_GONE_SPEAKER = sql<SqlBool>`(teacher.has_left and webinar.kind = 'live'
	and webinar.starts_at + make_interval(mins => webinar.minutes) > now())`;
