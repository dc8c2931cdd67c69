import { createRequestMessages } from "../../app/features/notifications/queueing/create-request-messages.server.ts";
import { eraseOldInvoices } from "../../app/features/privacy/erase-old-invoices.server.ts";
import { eraseOldOrders } from "../../app/features/privacy/erase-old-orders.server.ts";
import { eraseOldRequests } from "../../app/features/privacy/erase-old-requests.server.ts";
import { escalateRequests } from "../../app/features/requests/board/escalate-requests.server.ts";
import { releaseCancelledHolds } from "../../app/features/requests/board/release-cancelled-holds.server.ts";
import { tellMovedHolds } from "../../app/features/requests/board/tell-moved-holds.server.ts";
import { promiseSettings } from "../../app/features/requests/promise/promise-settings.server.ts";
import { releaseHolds } from "../../app/features/requests/submitting/release-holds.server.ts";
import { tellOpenings } from "../../app/features/requests/waitlist/tell-openings.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import type { Clock } from "../../app/platform/clock.server.ts";
import { clockJob } from "../../app/platform/clock-job.server.ts";
import type { JobDefinition, JobSender } from "../../app/platform/jobs.server.ts";
import type { Log } from "../../app/platform/log.server.ts";
import type { Database } from "../../database/open-database.server.ts";

type RequestJobParts = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly sender: JobSender;
	/** Deletes from the mail folder the letters to people who are erased. */
	readonly eraseLetters: (files: readonly string[]) => Promise<void>;
};

/** What happens to requests without a visitor; here and not in their room, which knows neither letters nor trials. */
export function requestJobs({ db, clock, log, sender, eraseLetters }: RequestJobParts): JobDefinition<object>[] {
	const messages = createRequestMessages(sender);
	const readPromise = async () => promiseSettings(await getSiteSettings(db));
	return [
		clockJob({
			queue: "release-holds",
			longestPauseSeconds: 60,
			schedule: "* * * * *",
			async run() {
				await releaseHolds(db, clock.now());
				await releaseCancelledHolds(db, { now: clock.now(), log }, await readPromise());
			},
		}),
		clockJob({
			queue: "erase-old-requests",
			longestPauseSeconds: 600,
			schedule: "17 3 * * *",
			async run() {
				const { request_keep_days: keepDays } = await getSiteSettings(db);
				const deps = { eraseLetters, places: messages };
				await eraseOldRequests(db, { now: clock.now(), keepDays }, deps);
				await eraseOldOrders(db, { now: clock.now(), keepDays }, deps);
				await eraseOldInvoices(db, { now: clock.now(), keepDays }, deps);
			},
		}),
		clockJob({
			queue: "escalate-requests",
			longestPauseSeconds: 30,
			schedule: "* * * * *",
			run: async () => escalateRequests(db, { now: clock.now(), messages }, await readPromise()),
		}),
		clockJob({
			queue: "tell-moved-holds",
			longestPauseSeconds: 60,
			schedule: "* * * * *",
			run: async () => tellMovedHolds(db, { now: clock.now(), messages, log }, await readPromise()),
		}),
		clockJob({
			queue: "tell-openings",
			longestPauseSeconds: 60,
			schedule: "*/5 * * * *",
			run: async () => tellOpenings(db, { now: clock.now(), messages }, await readPromise()),
		}),
	];
}
