/**
 * Figures and names of the school that texts quote as `{{name}}`, and with the forms of a word that agrees with the figure as
 * `{{hold_days день/дня/дней}}`, `{{hold_days day/days}}`: three forms in Russian, two in English, of one word or several.
 */
export type Facts = Readonly<Record<string, string>>;

/** The ages of the children who are taught, as numbers: words agree with them. */
export function childAges({ age_min, age_max }: Facts): { readonly from: number; readonly to: number } {
	return { from: Number(age_min), to: Number(age_max) };
}

const PLACEHOLDER = /\{\{([a-z_]+)(?: ([\p{L} \u00a0]+(?:\/[\p{L} \u00a0]+){1,2}))?\}\}/gu;
const ONE_PLACEHOLDER = new RegExp(`^${PLACEHOLDER.source}$`, "u");
const ENGLISH = { rules: new Intl.PluralRules("en"), forms: ["one", "other"] };
const RUSSIAN = { rules: new Intl.PluralRules("ru"), forms: ["one", "few", "many"] };

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

/** A shallow copy; the copy of a list is a list, written to by its indexes. */
function copyOf(value: object): Record<string, unknown> {
	return (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
}

function quoteInText(text: string, facts: Facts): string {
	if (!text.includes("{{")) return text;
	return text.replace(PLACEHOLDER, (_, name: string, forms: string | undefined) => {
		const fact = facts[name];
		if (fact === undefined) throw new Error(`No fact answers to {{${name}}}`);
		return forms === undefined ? fact : `${fact}\u00a0${agree(Number(fact), forms.split("/"))}`;
	});
}

/** The plural form for a number; the last form when the value is not a number. */
function agree(count: number, words: readonly string[]): string {
	const { rules, forms } = words.length === ENGLISH.forms.length ? ENGLISH : RUSSIAN;
	return words[forms.indexOf(rules.select(count))] ?? words.at(-1) ?? "";
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
