/** Times and the offset of the specification, section 2 and 9; the offset is the least, for letters of the usual size. */
export const HASH_DELAY_MS = 700;
export const HASH_OFFSET_PX = 70;
export const RESTORE_DELAY_MS = 500;

/** A page that has just been shown. */
export type Arrival = {
	/** With its `#`; empty when there is none. */
	readonly hash: string;
	/** Where the visitor left this entry of the history; only when he comes back to it. */
	readonly savedTop: number | undefined;
	/** Whether the page is that of a route; false for the not-found screen and every other error. */
	readonly isKnownPage: boolean;
	/** Whether the path differs from that of the previous page. */
	readonly isNewPath: boolean;
	/** Id of the place where the followed link says that the page goes on; never when the visitor comes back. */
	readonly beginAt: string | undefined;
};

export type ScrollPlan =
	| { readonly kind: "hash"; readonly id: string; readonly afterMs: number }
	| { readonly kind: "saved"; readonly top: number; readonly afterMs: number }
	| { readonly kind: "top" }
	| { readonly kind: "place"; readonly id: string }
	| { readonly kind: "stay" };

/**
 * The rules of scrolling in their order: hash, saved position, new path, the place that the link named. A change of the query alone moves
 * nothing.
 */
export function decideScroll({ hash, savedTop, isKnownPage, isNewPath, beginAt }: Arrival): ScrollPlan {
	if (hash) return { kind: "hash", id: readHash(hash), afterMs: HASH_DELAY_MS };
	if (savedTop !== undefined && isKnownPage) return { kind: "saved", top: savedTop, afterMs: RESTORE_DELAY_MS };
	if (isNewPath) return { kind: "top" };
	return beginAt ? { kind: "place", id: beginAt } : { kind: "stay" };
}

/** The id that a hash names: `#%D1%86%D0%B5%D0%BD%D1%8B` → `цены`. What cannot be decoded is taken as it is. */
export function readHash(hash: string): string {
	const id = hash.replace(/^#/, "");
	try {
		return decodeURIComponent(id);
	} catch {
		return id;
	}
}
