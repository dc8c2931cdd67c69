import type { BaseSyntheticEvent } from "react";

type Field = Pick<HTMLInputElement, "name" | "type" | "validity">;

/**
 * Fields of a sent form in which something stands that is no number, day or time. To the form they are empty, so saving would quietly take
 * away what was there: Firefox and Safari let one type letters and spaces into a number, every browser half a date.
 * @returns the key of a sentence by the path of the field; undefined where all can be read
 */
export function listUnread(event: BaseSyntheticEvent | undefined): Record<string, string> | undefined {
	const fields: Iterable<Field> = event?.target.elements ?? [];
	const unread = [...fields].filter(({ name, validity }) => name !== "" && validity?.badInput);
	if (unread.length === 0) return undefined;
	return Object.fromEntries(unread.map(({ name, type }) => [name, type === "date" ? "errors.date" : "errors.invalid"]));
}
