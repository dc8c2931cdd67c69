/** What staff mend in a request, in the order of the form; what follows another course is not told by itself. */
const FIELDS = [
	"name",
	"surname",
	"phone",
	"email",
	"channel",
	"handle",
	"courseId",
	"childAge",
	"wishedAt",
	"message",
] as const;

/** The names of what was mended, without the values: `Телефон, Почта`; empty where the log does not tell. */
export function mendedFields(details: Readonly<Record<string, unknown>>, word: (field: string) => string): string {
	const mended: readonly unknown[] = Array.isArray(details.fields) ? details.fields : [];
	return FIELDS.filter((field) => mended.includes(field))
		.map(word)
		.join(", ");
}
