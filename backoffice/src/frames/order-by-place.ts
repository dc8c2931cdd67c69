import { inputOfPath } from "../fields/place-of-path.ts";

/** The names of the inputs of a form, in document order. */
export function listNames(form: HTMLElement | null | undefined): string[] {
	return [...(form?.querySelectorAll("[name]") ?? [])].map((input) => input.getAttribute("name") ?? "");
}

/**
 * Refused fields in the order in which the form is read, by the names of its inputs. A list of parts stands where its first part does;
 * fields that are not drawn come last.
 */
export function orderByPlace<Failure extends { readonly path: string }>(
	failures: readonly Failure[],
	names: readonly string[],
): Failure[] {
	const placeOf = (path: string) => {
		const input = inputOfPath(path);
		const place = names.findIndex((name) => name === input || name.startsWith(`${path}.`));
		return place === -1 ? names.length : place;
	};
	return failures.toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
}
