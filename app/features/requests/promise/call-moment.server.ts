import { formatDay, formatTime } from "../../../i18n/format.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { WEEKDAYS, type Weekday } from "../../../shared/week.ts";

export type DayWord = "today" | "tomorrow" | Weekday;

/** How a day is called by somebody whose clocks show `now` in `zone`; after tomorrow it is the weekday, to be said with the date. */
export function dayWord(moment: Date, { now, zone }: { now: Date; zone: string }): DayWord {
	const date = inZone(moment, zone).toPlainDate();
	const { days } = inZone(now, zone).toPlainDate().until(date);
	if (days === 0) return "today";
	if (days === 1) return "tomorrow";
	return WEEKDAYS[date.dayOfWeek - 1] ?? "monday";
}

/** `9:00`, `21:20`, `00:15`: as people say it, with a leading zero only after midnight. */
export function clockText(moment: Date, locale: Locale, zone: string): string {
	return formatTime(moment, locale, zone).replace(/^0(?=[1-9]:)/, "");
}

/** `23 ноября`, `23 November`, not to be torn apart at the end of a line. */
export function dateText(moment: Date, locale: Locale, zone: string): string {
	return formatDay(moment, locale, zone).replaceAll(" ", "\u00a0");
}

/** Words know Moscow by name; any other zone of the school is "school time". */
export function zoneWord(zone: string): "moscow" | "school" {
	return zone === "Europe/Moscow" ? "moscow" : "school";
}
