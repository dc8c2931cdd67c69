import { formatDay, formatWeekday, formatZone, formatZonedTime } from "../../../i18n/format.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { StartTime } from "../../../shared/start-time.ts";
import type { Say } from "./letter-words.ts";

type MovedGroup = {
	readonly from: StartTime;
	readonly to: StartTime;
	/** Of the course, where the letter is about several. */
	readonly title?: string | undefined;
};
type Reader = { readonly locale: Locale; readonly visitorZone: string | null };

/** When a group was to begin and when it does now, by its own clock and by the visitor's where that shows another time. */
export function movedFacts(
	{ from, to, title }: MovedGroup,
	reader: Reader,
	say: Say,
): { label: string; value: string }[] {
	const named = (time: StartTime) => [title, sayStart(time, reader, say)].filter(Boolean).join(": ");
	return [
		{ label: say("groupMoved.was"), value: named(from) },
		{ label: say("groupMoved.now"), value: named(to) },
	];
}

function sayStart({ startsAt, zone }: StartTime, { locale, visitorZone }: Reader, say: Say): string {
	const onClock = (of: string) =>
		`${formatDay(startsAt, locale, of)}, ${formatWeekday(startsAt, locale, of)}, ${formatZonedTime(startsAt, locale, of)}`;
	const isElsewhere = visitorZone && formatZone(startsAt, visitorZone) !== formatZone(startsAt, zone);
	return isElsewhere ? say("groupMoved.both", { at: onClock(zone), yours: onClock(visitorZone) }) : onClock(zone);
}
