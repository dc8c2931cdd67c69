/** What a route declares about itself; the page cache reads it. */
export type DoorHandle = {
	/** Present when the page depends only on its address, the content and the time; `params` are the query parameters that it reads. */
	readonly cache?: { readonly params: readonly string[] };
	/** Those of them whose values mean something else in another language, as sums are in its currency. */
	readonly local?: readonly string[];
	/** How the page begins: under the header that floats over a scene, or on paper. */
	readonly scene?: "night" | "day" | "paper";
	/** For checkout: a header and a footer without a menu. */
	readonly plain?: true;
	/**
	 * Present where a page made for one visitor need not come to life before he does something; pages that are the same for everybody never
	 * need to.
	 */
	readonly waits?: true;
	/** Pages with a layout of their own. */
	readonly bare?: boolean;
};
