import { formatDay, formatTime } from "../../../../i18n/format.ts";
import type { Locale } from "../../../../shared/localized.ts";

/** Day, time and city of a group's first lesson, in the group's zone. */
export function startParts({ at, zone }: { at: Date; zone: string }, locale: Locale) {
	return {
		day: formatDay(at, locale, zone),
		time: formatTime(at, locale, zone),
		zone: zone.slice(zone.indexOf("/") + 1).replaceAll("_", " "),
	};
}
