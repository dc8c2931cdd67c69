/** How long a page that is being rendered stays true: until the nearest moment that its data names. */
export type PageLifetime = {
	/** The page changes by itself at this moment; past and absent moments are ignored. */
	until(...moments: readonly (Date | null | undefined)[]): void;
	/** The nearest of the named moments. */
	readonly end: Date | undefined;
};

/** The lifetime of a page that is rendered as of `now`; without a moment it has no end of its own. */
export function createPageLifetime(now: Date): PageLifetime {
	let end: Date | undefined;
	return {
		until(...moments) {
			for (const moment of moments) {
				if (moment && moment > now && (!end || moment < end)) end = moment;
			}
		},
		get end() {
			return end;
		},
	};
}
