/**
 * A refusal: a code, never a sentence, and in a form the path of the field that it is about (`texts.ru.slug`). A code may be followed by
 * its subject: `unknownFact:graduats`.
 */
export type Refusal<Code extends string = string> = {
	readonly ok: false;
	readonly code: Code;
	readonly field?: string;
};

/** An expected outcome, returned as a value. Exceptions are only for bugs. */
export type Result<Value, Code extends string = string> = { readonly ok: true; readonly value: Value } | Refusal<Code>;

/** An outcome that went well, with its value if it has one. */
export function succeed(): { readonly ok: true; readonly value: undefined };
export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value };
export function succeed(value?: unknown): { readonly ok: true; readonly value: unknown } {
	return { ok: true, value };
}

/** A refusal by its code; `field` is the path of the field that it is about. */
export function fail<Code extends string>(code: Code, field?: string): Refusal<Code> {
	return { ok: false, code, ...(field ? { field } : {}) };
}
