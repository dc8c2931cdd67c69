import type { Database } from "../../../database/open-database.server.ts";
import type { Clock } from "../../platform/clock.server.ts";
import { clockJob } from "../../platform/clock-job.server.ts";
import type { JobDefinition } from "../../platform/jobs.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { remindBooked } from "./lessons/remind-booked.server.ts";
import { refreshAllSlots } from "./slots/refresh-all-slots.server.ts";
import { trialRules } from "./trial-rules.ts";

type TrialJobParts = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly messages: Parameters<typeof remindBooked>[1]["messages"];
};

/** What happens to trial lessons without a visitor. */
export function trialJobs({ db, clock, log, messages }: TrialJobParts): JobDefinition<object>[] {
	return [
		clockJob({
			queue: "refresh-trial-slots",
			longestPauseSeconds: 60,
			schedule: "*/5 * * * *",
			async run() {
				const rules = trialRules(await getSiteSettings(db));
				await refreshAllSlots(db, { now: clock.now(), rules }, { log });
			},
		}),
		clockJob({
			queue: "remind-booked",
			longestPauseSeconds: 30,
			schedule: "* * * * *",
			run: () => remindBooked(db, { now: clock.now(), messages }),
		}),
	];
}
