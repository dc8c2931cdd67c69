/** What a form of bracket keys (`line_items[0][quantity]=1`) says; lists stay records with the keys 0, 1, … */
export type FormValue = string | { [key: string]: FormValue };
export type FormRecord = { [key: string]: FormValue };

export function readForm(text: string): FormRecord {
	const root: FormRecord = Object.create(null) as FormRecord;
	for (const [path, value] of new URLSearchParams(text)) {
		const keys = path.split(/[[\]]+/).filter(Boolean);
		const last = keys.pop();
		if (last === undefined) continue;
		let place = root;
		for (const key of keys) {
			const next = place[key];
			const inner = isForm(next) ? next : (Object.create(null) as FormRecord);
			place[key] = inner;
			place = inner;
		}
		place[last] = value;
	}
	return root;
}

export function isForm(value: FormValue | undefined): value is FormRecord {
	return typeof value === "object";
}

/** The values of a list in their order. */
export function listOf(value: FormValue | undefined): FormValue[] {
	return isForm(value) ? Object.values(value) : [];
}

export function textOf(value: FormValue | undefined): string | undefined {
	return typeof value === "string" ? value : undefined;
}

/** A flat record of texts, for metadata. */
export function textsOf(value: FormValue | undefined): Record<string, string> {
	if (!isForm(value)) return {};
	return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, textOf(text) ?? ""]));
}
