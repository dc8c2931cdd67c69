type FieldFailure = {
	/** `texts.ru.modules.2.title` */
	readonly path: string;
	/** Key of a sentence. */
	readonly message: string;
};

/** Every refused field of a form, of what react-hook-form keeps of its errors; `root` is about no field. */
export function listErrors(errors: object, prefix = ""): FieldFailure[] {
	return Object.entries(errors).flatMap(([name, error]) => {
		if (!error || typeof error !== "object" || name === "ref") return [];
		const path = prefix + name;
		if (path === "root") return [];
		const { message, type } = error as { message?: unknown; type?: unknown };
		if (typeof message === "string" && type !== undefined) return [{ path, message: unwrap(message) }];
		return listErrors(error, `${path}.`);
	});
}

/** react-admin wraps messages of its own checks in a mark and JSON. */
function unwrap(message: string): string {
	const wrapped = /^@@react-admin@@(.*)$/.exec(message)?.[1];
	if (wrapped === undefined) return message;
	const parsed: unknown = JSON.parse(wrapped);
	return typeof parsed === "string" ? parsed : String((parsed as { message?: string }).message ?? "");
}
