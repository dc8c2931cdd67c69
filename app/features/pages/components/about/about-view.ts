/** A figure of the school with the day on which it was last checked. */
export type AboutFact = {
	readonly key: "graduates" | "founded" | "ages" | "callback" | "discount" | "tax" | "instalments";
	readonly values: Readonly<Record<string, number>>;
	/** `2026-11-01`. */
	readonly asOf: string;
};

export type AboutLicence = { readonly number: string; readonly date: string; readonly issuer: string };
