/** What was typed, by the names of the controls; files are left out, and so is NUL, which PostgreSQL refuses. */
export function readFormTexts(form: FormData): Record<string, string> {
	const texts: Record<string, string> = {};
	for (const [name, value] of form) if (typeof value === "string") texts[name] = value.replaceAll("\0", "");
	return texts;
}
