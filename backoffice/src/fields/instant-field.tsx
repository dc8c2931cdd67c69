import { type UseRecordContextParams, useFieldValue, useLocaleState } from "react-admin";
import { SCHOOL_ZONE } from "./school-zone.ts";

/** A moment, in the school's time and in the language of the screen. */
export function InstantField({
	source,
	zone = SCHOOL_ZONE,
}: { source: string; zone?: string } & UseRecordContextParams) {
	const [locale] = useLocaleState();
	const value: unknown = useFieldValue({ source });
	if (typeof value !== "string") return null;
	return <time dateTime={value}>{printInstant(value, { locale, zone })}</time>;
}

/** Day, month, year and time of a UTC instant as they are on the clock of a zone. */
export function printInstant(instant: string, { locale, zone }: { locale: string; zone: string }): string {
	const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "ru-RU", {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: zone,
	});
	return format.format(new Date(instant));
}
