import { type UseRecordContextParams, useFieldValue, useLocaleState } from "react-admin";
import { intlTag } from "./intl-tag.ts";

/** A calendar day, formatted in the language of the screen. */
export function DayField({ source }: { source: string } & UseRecordContextParams) {
	const [locale] = useLocaleState();
	const value: unknown = useFieldValue({ source });
	if (typeof value !== "string") return null;
	return <time dateTime={value}>{printDay(value, locale)}</time>;
}

/** Formats `2026-11-22` as `22 нояб. 2026 г.`. */
export function printDay(day: string, locale: string): string {
	const format = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: "medium", timeZone: "UTC" });
	return format.format(new Date(day));
}
