import type { Locale } from "../../shared/localized.ts";
import type { WebinarRow } from "./select-webinars.server.ts";
import { endsAt, opensAt, phaseOf } from "./webinar-phase.ts";
import { type WebinarCard, webinarPath } from "./webinar-view.ts";

/** A row as a list shows it at the given moment. */
export function describeWebinar(row: WebinarRow, { locale, now }: { locale: Locale; now: Date }): WebinarCard {
	const phase = phaseOf(row, now);
	const { title, short } = row.text;
	const seatsFree = row.seats === null ? undefined : Math.max(0, row.seats - row.seatsTaken);
	return {
		id: row.id,
		slug: row.slug,
		path: webinarPath(row.slug),
		kind: row.kind,
		audience: row.audience,
		planet: row.planet,
		cover: row.cover,
		title,
		short,
		phase,
		isCancelled: row.status === "cancelled",
		startsAt: row.startsAt,
		opensAt: opensAt(row),
		endsAt: endsAt(row),
		zone: row.zone,
		minutes: row.minutes,
		seatsFree,
		isFull: seatsFree === 0,
		replay:
			row.replayAddress && row.replayFrom && row.replayUntil
				? {
						address: phase === "replay" ? row.replayAddress : undefined,
						from: row.replayFrom,
						until: row.replayUntil,
					}
				: undefined,
		speakers: row.speakers.map(({ avatar, text }) => ({ name: text[locale].name, avatar })),
	};
}
