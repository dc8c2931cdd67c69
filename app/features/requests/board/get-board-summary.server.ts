import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { WEEK_MS } from "../../../shared/durations.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import type { PromiseSettings } from "../promise/promise-time.server.ts";
import { workingSeconds } from "../promise/working-seconds.server.ts";
import { COUNTS_AS_REQUEST } from "./counts-as-request.server.ts";
import { type Figures, listFigures } from "./list-figures.server.ts";
import { WAITS_FOR_CALL } from "./waits-for-call.server.ts";

export type BoardSummary = {
	/** What the figures count: since midnight in the school's zone, and yesterday up to the same time. */
	readonly newToday: number;
	readonly newYesterday: number;
	/** Nobody has answered them yet. */
	readonly waiting: number;
	/** Working seconds since the oldest of them came; null where nobody waits. */
	readonly longestWaitSeconds: number | null;
	/** In the last seven days. */
	readonly week: Figures;
	/** In the seven days before. */
	readonly weekBefore: Figures;
};

/** The figures above the queue. */
export async function getBoardSummary(
	db: Database,
	{ now }: { now: Date },
	settings: PromiseSettings,
): Promise<BoardSummary> {
	const { zone } = settings.hours;
	const today = inZone(now, zone);
	const midnight = new Date(today.startOfDay().epochMilliseconds);
	const yesterday = new Date(today.toPlainDate().subtract({ days: 1 }).toZonedDateTime(zone).epochMilliseconds);
	const thisTimeYesterday = new Date(today.subtract({ days: 1 }).epochMilliseconds);
	const { rows } = await sql<{ today: number; yesterday: number; waiting: number; oldest: Date | null }>`
		select
			(select count(*)::int from contact_request
				where created_at >= ${midnight}::timestamptz and created_at <= ${now}::timestamptz
					and ${COUNTS_AS_REQUEST}) as today,
			(select count(*)::int from contact_request
				where created_at >= ${yesterday}::timestamptz and created_at <= ${thisTimeYesterday}::timestamptz
					and ${COUNTS_AS_REQUEST}) as yesterday,
			count(*)::int as waiting, min(created_at) as oldest
		from contact_request where ${WAITS_FOR_CALL}`.execute(db);
	const { waiting = 0, oldest = null, today: newToday = 0, yesterday: newYesterday = 0 } = rows[0] ?? {};
	const weekAgo = new Date(now.getTime() - WEEK_MS);
	const week = await listFigures(db, { from: weekAgo, to: now, now, zone });
	const before = await listFigures(db, { from: new Date(weekAgo.getTime() - WEEK_MS), to: weekAgo, now, zone });
	return {
		newToday,
		newYesterday,
		waiting,
		longestWaitSeconds: oldest ? workingSeconds(oldest, now, settings) : null,
		week: week.total,
		weekBefore: before.total,
	};
}
