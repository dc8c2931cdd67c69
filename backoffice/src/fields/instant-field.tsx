import { styled } from "@mui/material/styles";
import { useContext } from "react";
import { ListContext, type UseRecordContextParams, useFieldValue, useLocaleState } from "react-admin";
import { NARROW_LAPTOP } from "../theme/screens.ts";
import { intlTag } from "./intl-tag.ts";
import { SCHOOL_ZONE } from "./school-zone.ts";

/** A moment in the school's time and the language of the screen. A list leaves out the current year. */
export function InstantField({
	source,
	zone = SCHOOL_ZONE,
}: { source: string; zone?: string } & UseRecordContextParams) {
	const [locale] = useLocaleState();
	const value: unknown = useFieldValue({ source });
	const isListed = useContext(ListContext) !== null;
	if (typeof value !== "string") return null;
	const whole = printInstant(value, { locale, zone });
	const text = isListed ? printShort(value, { locale, zone }) : whole;
	// In a list, a single old moment must not widen the column of all the others.
	const mayBreak = isListed && text === whole;
	return (
		<Moment dateTime={value} mayBreak={mayBreak} mayFold={isListed}>
			{bindParts(text, mayBreak)}
		</Moment>
	);
}

/** On one line; in a list of a narrow laptop the time may stand below the day, so that every column fits. */
const Moment = styled("time", {
	shouldForwardProp: (name) => name !== "mayBreak" && name !== "mayFold",
})<{ mayBreak: boolean; mayFold: boolean }>(({ mayBreak, mayFold }) => ({
	whiteSpace: mayBreak ? undefined : "nowrap",
	[NARROW_LAPTOP]: mayFold ? { whiteSpace: "normal" } : undefined,
}));

/** Allows a line break between the day and the time, and before the year where that may stand on a line of its own. */
export function bindParts(moment: string, mayPartYear = false): string {
	return moment.replace(mayPartYear ? /(?<!,) (?!\d{4})/g : /(?<!,) /g, "\u00a0");
}

type Clock = { readonly locale: string; readonly zone: string };

/** Formats a UTC instant with day, month, year and time by the clock of a zone. */
export function printInstant(instant: string, { locale, zone }: Clock): string {
	const format = new Intl.DateTimeFormat(intlTag(locale), {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: zone,
	});
	return format.format(new Date(instant));
}

/** The same without the year when it is the current one. */
export function printShort(instant: string, { locale, zone }: Clock): string {
	const moment = new Date(instant);
	const yearOf = (each: Date) => each.toLocaleDateString("en", { year: "numeric", timeZone: zone });
	if (yearOf(moment) !== yearOf(new Date())) return printInstant(instant, { locale, zone });
	const format = new Intl.DateTimeFormat(intlTag(locale), {
		day: "numeric",
		month: "short",
		hour: "2-digit",
		minute: "2-digit",
		timeZone: zone,
	});
	return format.format(moment);
}
