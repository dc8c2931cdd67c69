/** The input that a refused path belongs to: a line of a list has none of its own, so `texts.ru.tags.3` is of `texts.ru.tags`. */
export function inputOfPath(path: string): string {
	return path.replace(/(?:\.\d+)+$/, "");
}

/** Which items of lists a path lies in, as people count them: "2.1" of `questions.1.options.0.key`; empty where it lies in none. */
export function numberOfPath(path: string): string {
	return path
		.split(".")
		.filter((part) => /^\d+$/.test(part))
		.map((part) => Number(part) + 1)
		.join(".");
}

type ListError = readonly ({ readonly message?: string } | undefined)[];

/** What is said below the input of a list: of the whole, else of the first of its items that was refused. */
export function messageOfList(error: { readonly message?: string } | undefined): string | undefined {
	if (error?.message !== undefined) return error.message;
	return Array.isArray(error) ? (error as ListError).find((item) => item?.message)?.message : undefined;
}
