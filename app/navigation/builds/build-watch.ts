import { HOUR_MS } from "../../shared/durations.ts";

/** How often to check for a newer build (specification, section 9). */
export const CHECK_INTERVAL_MS = HOUR_MS;

export type BuildWatch = {
	/** True once a newer build is known to be deployed. */
	readonly isOutdated: boolean;
	check(): Promise<void>;
	/** To be called after a sleep: checks if the last check is longer ago than the interval. */
	checkIfDue(): Promise<void>;
};

type WatchOptions = {
	readonly current: string;
	/** The id of the newest build. */
	readonly fetchLatest: () => Promise<string>;
	readonly now: () => number;
};

/** Knows whether this tab runs the newest build. A check that fails says nothing. */
export function createBuildWatch({ current, fetchLatest, now }: WatchOptions): BuildWatch {
	let isOutdated = false;
	let checkedAt = now();

	async function check(): Promise<void> {
		if (isOutdated) return;
		checkedAt = now();
		try {
			isOutdated = (await fetchLatest()) !== current;
		} catch {
			// No network or no server: left to the next check.
		}
	}

	return {
		get isOutdated() {
			return isOutdated;
		},
		check,
		async checkIfDue() {
			if (now() - checkedAt > CHECK_INTERVAL_MS) await check();
		},
	};
}

/** Checks every hour, and when the tab comes back from a longer sleep. */
export function keepWatching(watch: BuildWatch): void {
	window.setInterval(() => void watch.check(), CHECK_INTERVAL_MS);
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible") void watch.checkIfDue();
	});
}
