/** An expected outcome as a value: a failure carries a code, never a sentence. Exceptions are bugs. */
export type Result<Value, Code extends string = string> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly code: Code };

export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
	return { ok: true, value };
}

export function fail<Code extends string>(code: Code): { readonly ok: false; readonly code: Code } {
	return { ok: false, code };
}
