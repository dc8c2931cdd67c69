/** What a process of a checkout life is told, as JSON in its first argument. */
export type LifeOrder = {
	/** Folder of an embedded database, or address of a server's. */
	readonly database: string;
	/** Origin of the stand-in banks. */
	readonly banks: string;
	/** Where the school listens for their notifications. */
	readonly port: number;
	/** Keeps the school's time over a kill. */
	readonly clockFile: string;
	readonly scenario: ScenarioName;
	/** The step at which the process kills itself, and at which of its visits. */
	readonly death: { readonly step: string; readonly nth: number } | undefined;
};

export const SCENARIOS = [
	"paid and refunded",
	"found by asking",
	"signed instalments",
	"left at the bank",
	"cancelled",
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** What a process prints when it came to the end. */
export type LifeReport = {
	readonly visited: readonly string[];
	/** The school's own books. */
	readonly end: unknown;
	readonly orderNumber: string;
};
