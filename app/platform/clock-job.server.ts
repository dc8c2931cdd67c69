import type { JobDefinition } from "./jobs.server.ts";

type ClockJob = Pick<JobDefinition<object>, "queue" | "longestPauseSeconds" | "atStart"> & {
	/** Cron expression in UTC. */
	readonly schedule: string;
	readonly run: () => Promise<unknown>;
};

/** A scheduled job: tried again only twice, since the next run comes anyway. */
export function clockJob({ run, ...when }: ClockJob): JobDefinition<object> {
	return {
		...when,
		retries: 2,
		async work() {
			await run();
		},
	};
}
