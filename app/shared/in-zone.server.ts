/** What the clocks of a zone show at an instant. `zone` is an IANA name; an unknown one throws a RangeError. */
export function inZone(instant: Date, zone: string): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
}
