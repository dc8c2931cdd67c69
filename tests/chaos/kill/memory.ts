/** A request form that its browser keeps until it is answered. */
export type AskedRequest = {
	readonly key: string;
	readonly phone: string;
	readonly wantsPlace: boolean;
	/** What its visitor was told; undefined while nobody has answered. */
	number: number | undefined;
};

export type AskedOrder = {
	readonly key: string;
	readonly phone: string;
	readonly wantsCode: boolean;
	readonly wantsPlace: boolean;
	/** Of the order that the answer led to; undefined while nobody has answered. */
	token: string | undefined;
	/** `asked` while nobody has answered the wish. */
	cancelled: "no" | "asked" | "yes";
};

/** Everything that visitors were told, and what they should never have been told. */
export type Memory = {
	readonly requests: AskedRequest[];
	readonly orders: AskedOrder[];
	/** Sendings without an answer: the school was away, or killed in the middle. */
	unanswered: number;
	refused: number;
	pages: number;
	/** Payments that the page of a bank took. */
	paid: number;
	readonly surprises: string[];
};

export function createMemory(): Memory {
	return { requests: [], orders: [], unanswered: 0, refused: 0, pages: 0, paid: 0, surprises: [] };
}
