import { useLocale } from "use-intl";
import { formatDay, formatTime, formatWeekday } from "../../../../i18n/format.ts";
import { useZoneWord } from "../../../../ui/zone/use-zone-word.ts";

/** Day and time of a group's first lesson by the group's clock, and whose clock it is. */
export function useStartParts(): (start: {
	at: Date;
	zone: string;
}) => Record<"day" | "weekday" | "time" | "zone", string> {
	const locale = useLocale();
	const sayZone = useZoneWord();
	return ({ at, zone }) => ({
		day: formatDay(at, locale, zone),
		weekday: formatWeekday(at, locale, zone),
		time: formatTime(at, locale, zone),
		zone: sayZone(at, zone),
	});
}
