import { HttpError } from "react-admin";
import { intlTag } from "../fields/intl-tag.ts";
import { hasWord } from "../words/words.ts";
import { refusalOf } from "./http.ts";
import { i18nProvider } from "./i18n-provider.ts";

/**
 * Turns the codes of a refusal into keys of our words: the resource's own (`resources.posts.errors.taken`) where it has one, else the
 * common one. Errors of fields go to the inputs by their paths.
 */
export function explainRefusal<Provider extends object>(provider: Provider): Provider {
	return new Proxy(provider, {
		get(target, name, receiver) {
			const verb: unknown = Reflect.get(target, name, receiver);
			if (typeof verb !== "function") return verb;
			return async (resource: string, ...rest: unknown[]) => {
				try {
					return await verb(resource, ...rest);
				} catch (error) {
					throw error instanceof HttpError ? explain(resource, error) : error;
				}
			};
		},
	});
}

function explain(resource: string, error: HttpError): HttpError {
	const refusal = refusalOf(error);
	const code = refusal.code ?? error.message.replace(/^errors\./, "");
	const errors = refusal.errors
		? Object.fromEntries(Object.entries(refusal.errors).map(([path, field]) => [path, explainField(resource, field)]))
		: undefined;
	return new HttpError(errorKey(resource, code, "failed"), error.status, { ...refusal, code, errors });
}

/**
 * A code with a subject (`unknownFact:graduats`), or with the bound that was overstepped (`tooLong:140`), becomes the sentence itself, so that
 * the input and the summary say the same.
 */
function explainField(resource: string, field: string): string {
	const [code = "", ...about] = field.split(":");
	if (about.length === 0) return errorKey(resource, code, "invalid");
	const [name, bounded] = [about.join(":"), `errors.bounded.${code}`];
	if (!hasWord(bounded)) return i18nProvider.translate(errorKey(resource, code, "invalid"), { name });
	return i18nProvider.translate(bounded, { smart_count: Number(name), name: printNumber(Number(name)) });
}

function printNumber(value: number): string {
	return new Intl.NumberFormat(intlTag(i18nProvider.getLocale())).format(value);
}

/** The key of a sentence that says what a code means; `otherwise` is the code whose sentence always exists. */
export function errorKey(resource: string, code: string, otherwise: "invalid" | "failed"): string {
	const own = `resources.${resource}.errors.${code}`;
	if (hasWord(own)) return own;
	return hasWord(`errors.${code}`) ? `errors.${code}` : `errors.${otherwise}`;
}
