/** Figures and names of the school that texts quote as `{{name}}`. */
export type Facts = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{([a-z_]+)\}\}/g;
const ONE_PLACEHOLDER = new RegExp(`^${PLACEHOLDER.source}$`);

/**
 * Puts the school's figures into a text, or into every text of a value. What quotes none of them is given back as it is, not copied.
 * @throws Error naming a placeholder that no fact answers to: a text with a hole must not reach a page.
 */
export function quoteFacts<Value>(value: Value, facts: Facts): Value {
	if (typeof value === "string") return quoteInText(value, facts) as Value;
	if (value === null || typeof value !== "object" || value instanceof Date) return value;
	let quoted: Record<string, unknown> | undefined;
	for (const [key, item] of Object.entries(value)) {
		const text = quoteFacts(item, facts);
		if (text === item) continue;
		quoted ??= copyOf(value);
		quoted[key] = text;
	}
	return (quoted ?? value) as Value;
}

/** A list is one of its numbered parts. */
function copyOf(value: object): Record<string, unknown> {
	return (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
}

function quoteInText(text: string, facts: Facts): string {
	if (!text.includes("{{")) return text;
	return text.replace(PLACEHOLDER, (_, name: string) => {
		const fact = facts[name];
		if (fact === undefined) throw new Error(`No fact answers to {{${name}}}`);
		return fact;
	});
}

/** Whether `{{…}}` can be a figure of the school at all: other braces of a text stay as they are. */
export function isPlaceholder(braces: string): boolean {
	return ONE_PLACEHOLDER.test(braces);
}

/** The first text in a value that quotes a figure nobody knows: its path (`texts.ru.body`) and the name; undefined when all can be quoted. */
export function findUnquotable(value: unknown, facts: Facts, path = ""): { path: string; name: string } | undefined {
	if (typeof value === "string") {
		const name = [...value.matchAll(PLACEHOLDER)]
			.map(([, quoted = ""]) => quoted)
			.find((quoted) => !Object.hasOwn(facts, quoted));
		return name === undefined ? undefined : { path, name };
	}
	if (value === null || typeof value !== "object") return undefined;
	for (const [key, item] of Object.entries(value)) {
		const found = findUnquotable(item, facts, path ? `${path}.${key}` : key);
		if (found !== undefined) return found;
	}
	return undefined;
}
