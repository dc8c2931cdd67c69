import type { HeldNavigations } from "../held-navigation.ts";
import type { ReloadGuard } from "./reload-guard.ts";

type Place = { readonly path: string; readonly href: string };

type RecoverParts = {
	readonly guard: ReloadGuard;
	readonly held: HeldNavigations;
	/** Tells apart a missing file and a missing network. */
	readonly isReachable: () => Promise<boolean>;
	readonly load: (href: string) => void;
};

/**
 * What happens when a script of the page at `target` did not load: the page is loaded as a document, once in ten seconds; without network
 * the visitor is offered to try again, as often as a script fails. Several scripts of one page may fail: the later ones wait for the
 * document that the first one has asked for.
 * @throws the cause when a document has just been loaded for that very page: then something is broken for good.
 */
export function createRecover({ guard, held, isReachable, load }: RecoverParts) {
	let loading: string | undefined;
	return async ({ path, href }: Place, cause: unknown): Promise<never> => {
		if (!(await isReachable())) held.holdFor(() => load(href));
		else if (loading !== href) {
			if (!guard.spend(path)) throw cause;
			loading = href;
			load(href);
		}
		return new Promise(() => {});
	};
}
