import { isTree, type Tree } from "../shared/is-tree.ts";
import { LOCALES } from "../shared/localized.ts";

/**
 * An older state of a record in the form in which it may be restored: its content changes, but not what is on the site and since when, nor
 * its dated fields. A text added later stays; one that no longer exists comes back as a draft.
 */
export function keepState(older: object, present: object, dated: readonly string[] = []): object {
	const [then, now] = [older as Tree, present as Tree];
	return {
		...then,
		...Object.fromEntries(dated.map((field) => [field, now[field]])),
		...("status" in then && "status" in now ? { status: now.status } : {}),
		...(isTree(then.texts) && isTree(now.texts) ? { texts: keepStates(then.texts, now.texts) } : {}),
	};
}

function keepStates(then: Tree, now: Tree): Tree {
	return Object.fromEntries(LOCALES.map((locale) => [locale, keepStateOfText(then[locale], now[locale])]));
}

function keepStateOfText(then: unknown, now: unknown): unknown {
	if (!isTree(then)) return now ?? null;
	if (!("state" in then)) return then;
	const { state, publishAt } = isTree(now) ? now : { state: "draft", publishAt: null };
	return { ...then, state, publishAt };
}
