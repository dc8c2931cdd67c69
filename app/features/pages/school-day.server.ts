import { inZone } from "../../shared/in-zone.server.ts";
/** The school's calendar at an instant: the day, and the moment at which the next begins: midnight, or an hour later where clocks skip it. `zone` is an IANA name. */
export function schoolDay(now: Date, zone: string): { readonly today: string; readonly endsAt: Date } {
	const moment = inZone(now, zone);
	return {
		today: moment.toPlainDate().toString(),
		endsAt: new Date(moment.toPlainDate().add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds),
	};
}
