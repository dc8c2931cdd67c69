import type { HeldNavigations } from "../held-navigation.ts";
import type { ReloadGuard } from "./reload-guard.ts";

type Place = { readonly path: string; readonly href: string };

type RecoverParts = {
	readonly guard: ReloadGuard;
	readonly held: HeldNavigations;
	/** Tells a missing file from a missing network. */
	readonly isReachable: () => Promise<boolean>;
	readonly load: (href: string) => void;
};

/**
 * What happens when a script of the page at `target` did not load: the page is loaded as a document, once in ten seconds; without network
 * the visitor is offered to try again.
 * @throws the cause when a document has just been loaded for that very page: then something is broken for good.
 */
export async function recover(target: Place, cause: unknown, parts: RecoverParts): Promise<never> {
	const { guard, held, isReachable, load } = parts;
	if (!(await isReachable())) held.holdFor(() => load(target.href));
	else if (guard.spend(target.path)) load(target.href);
	else throw cause;
	return new Promise(() => {});
}

/** Several scripts of one page may fail: all but the first failure wait for the document that the first one has asked for. */
export function recoverOnce(recoverPage: (target: Place, cause: unknown) => Promise<never>) {
	let last: { readonly href: string; readonly outcome: Promise<never> } | undefined;
	return (target: Place, cause: unknown): Promise<never> => {
		if (last?.href === target.href) return last.outcome;
		const outcome = recoverPage(target, cause);
		last = { href: target.href, outcome };
		return outcome;
	};
}
