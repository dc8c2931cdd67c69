/** A text that was cleared is absent; the server would take an empty one for a wrong address. */
export function readOptionalText(text: string): string | null {
	return text === "" ? null : text;
}

/** A number that was cleared is absent; that is not 0. */
export function readOptionalNumber(text: string): number | undefined {
	return text === "" ? undefined : Number(text);
}
