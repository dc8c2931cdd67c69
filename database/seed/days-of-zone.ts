/** The midnight at which the day of `now` begins by the clock of a zone. */
export function startOfDay(now: Date, zone: string): Date {
	return midnight(now, { days: 0, zone });
}

/** The midnight at which the day `days` ahead ends by the clock of a zone. */
export function endOfDay(now: Date, { days, zone }: { days: number; zone: string }): Date {
	return midnight(now, { days: days + 1, zone });
}

function midnight(now: Date, { days, zone }: { days: number; zone: string }): Date {
	const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
	return new Date(day.add({ days }).toZonedDateTime(zone).epochMilliseconds);
}
