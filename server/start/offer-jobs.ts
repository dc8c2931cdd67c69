import { repeatStarts } from "../../app/features/catalog/places/repeat-starts.server.ts";
import { renewDemoSales } from "../../app/features/catalog/prices/renew-demo-sales.server.ts";
import { renewDemoCodes } from "../../app/features/checkout/renew-demo-codes.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import type { Clock } from "../../app/platform/clock.server.ts";
import { clockJob } from "../../app/platform/clock-job.server.ts";
import type { JobDefinition } from "../../app/platform/jobs.server.ts";
import type { Database } from "../../database/open-database.server.ts";

type OfferJobParts = {
	readonly db: Database;
	readonly clock: Clock;
	/** Whether stand-ins take the payments: only then do the demo school's sales begin anew. */
	readonly isDemo: boolean;
};

/**
 * Jobs that keep groups (and in a demonstration sales and promo codes) in the future; also run at a start, as a school that was off for a
 * while has none ahead.
 */
export function offerJobs({ db, clock, isDemo }: OfferJobParts): JobDefinition<object>[] {
	return [
		clockJob({
			queue: "repeat-starts",
			longestPauseSeconds: 600,
			schedule: "*/15 * * * *",
			atStart: true,
			run: () => repeatStarts(db, clock.now()),
		}),
		clockJob({
			queue: "renew-demo-offers",
			longestPauseSeconds: 600,
			schedule: "*/15 * * * *",
			atStart: true,
			async run() {
				if (!isDemo) return;
				const { hours } = await getSiteSettings(db);
				const moment = { now: clock.now(), zone: hours.zone };
				await renewDemoSales(db, moment);
				await renewDemoCodes(db, moment);
			},
		}),
	];
}
