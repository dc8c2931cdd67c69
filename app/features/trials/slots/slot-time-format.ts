import { formatTime, formatZone, formatZonedTime } from "../../../i18n/format.ts";

/** How the times of one day are written: on a day when clocks change, each with its offset, since an hour of it may come twice. */
export function slotTimeFormat(slots: readonly { readonly startsAt: Date }[], zone: string): typeof formatTime {
	return new Set(slots.map(({ startsAt }) => formatZone(startsAt, zone))).size > 1 ? formatZonedTime : formatTime;
}
