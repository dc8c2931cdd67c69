/** The school's calendar at an instant: the day, and the midnight at which it ends. `zone` is an IANA name. */
export function schoolDay(now: Date, zone: string): { readonly today: string; readonly endsAt: Date } {
	const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
	return {
		today: moment.toPlainDate().toString(),
		endsAt: new Date(moment.startOfDay().add({ days: 1 }).epochMilliseconds),
	};
}
