/** What a door says of itself; the page cache reads it. */
export type DoorHandle = {
	/** Present when the page depends on its address, the content and the clock alone; `params` are the query parameters it reads. */
	readonly cache?: { readonly params: readonly string[] };
	/** Of these, those that mean something else in another language: sums are in its currency. */
	readonly local?: readonly string[];
	/** How the page begins: under the header that floats over a scene, or on paper. */
	readonly scene?: "night" | "day" | "paper";
	/** Where one pays: a header and a footer without a menu. */
	readonly plain?: true;
	/** Present where the page of one visitor need not come to life before he moves: pages that are the same for everybody never need to. */
	readonly waits?: true;
	/** Pages with a layout of their own. */
	readonly bare?: boolean;
};
