import { formatDay, formatZonedTime } from "../../../i18n/format.ts";
import type { Locale } from "../../../shared/localized.ts";

/** `15 января, 19:00 (GMT+3)`, `15 January, 19:00 (GMT+3)`: a moment by the clock of a zone, for a reader who may live by another one. */
export function dayAndTime(instant: Date, locale: Locale, zone: string): string {
	return `${formatDay(instant, locale, zone)}, ${formatZonedTime(instant, locale, zone)}`;
}
