import { eraseCommentTraces } from "../../app/features/blog/comments/erase-comment-traces.server.ts";
import type { BankDeps } from "../../app/features/checkout/checkout-deps.ts";
import { checkoutJobs } from "../../app/features/checkout/checkout-jobs.server.ts";
import { REMOVE_FILES, type RemovedPicture, removeFiles } from "../../app/features/media/remove-files.server.ts";
import type { Channels } from "../../app/features/notifications/delivery/channels.server.ts";
import { deliverMessage } from "../../app/features/notifications/delivery/deliver-message.server.ts";
import { eraseFarewells } from "../../app/features/notifications/delivery/erase-farewells.server.ts";
import { eraseFiledLetters } from "../../app/features/notifications/delivery/erase-filed-letters.server.ts";
import { eraseLetterSecrets } from "../../app/features/notifications/delivery/erase-letter-secrets.server.ts";
import { createBookingMessages } from "../../app/features/notifications/queueing/create-booking-messages.server.ts";
import { createRegistrationMessages } from "../../app/features/notifications/queueing/create-registration-messages.server.ts";
import { deliveryQueue } from "../../app/features/notifications/queueing/queue-message.server.ts";
import { eraseConsentTraces } from "../../app/features/requests/consents/erase-consent-traces.server.ts";
import { trialJobs } from "../../app/features/trials/trial-jobs.server.ts";
import { remindRegistered } from "../../app/features/webinars/registrations/remind-registered.server.ts";
import { repeatWebinars } from "../../app/features/webinars/repeat-webinars.server.ts";
import type { Clock } from "../../app/platform/clock.server.ts";
import { clockJob } from "../../app/platform/clock-job.server.ts";
import type { FileStore } from "../../app/platform/file-store.server.ts";
import type { JobDefinition, JobSender } from "../../app/platform/jobs.server.ts";
import { MESSAGE_CHANNELS } from "../../app/shared/message-states.ts";
import type { Database } from "../../database/open-database.server.ts";
import { offerJobs } from "./offer-jobs.ts";
import { requestJobs } from "./request-jobs.ts";

type JobParts = {
	readonly db: Database;
	readonly store: FileStore;
	readonly channels: Channels;
	readonly clock: Clock;
	readonly siteUrl: string;
	/** Where the default mail transport files letters. */
	readonly mailFolder: string;
	readonly bankDeps: BankDeps;
	/** Whether stand-ins take the payments. */
	readonly isDemo: boolean;
	/** For jobs that queue other jobs. */
	readonly sender: JobSender;
};

/** With delays of up to half an hour these take about a day and a half. */
const DELIVERY_RETRIES = 80;
const LONGEST_PAUSE_SECONDS = 30 * 60;

type MessageJob = { readonly id: string };

/** Everything that happens without a visitor: deliveries and what comes by the clock. */
export function jobDefinitions(parts: JobParts): JobDefinition<never>[] {
	const { db, clock, sender, mailFolder } = parts;
	const { log } = parts.bankDeps;
	const eraseLetters = (files: readonly string[]) => eraseFiledLetters(mailFolder, files);
	const removedPictures: JobDefinition<RemovedPicture> = {
		queue: REMOVE_FILES,
		retries: DELIVERY_RETRIES,
		longestPauseSeconds: LONGEST_PAUSE_SECONDS,
		work: (picture) => removeFiles(db, picture, { store: parts.store }),
	};
	return [
		...deliveryJobs(parts),
		removedPictures,
		...requestJobs({ db, clock, log, sender, eraseLetters }),
		...trialJobs({ db, clock, log, messages: createBookingMessages(sender) }),
		...webinarJobs(parts),
		...offerJobs(parts),
		clockJob({
			queue: "erase-farewells",
			longestPauseSeconds: 600,
			schedule: "37 3 * * *",
			run: async () => eraseLetters(await eraseFarewells(db, clock.now())),
		}),
		...traceJobs(parts),
		...checkoutJobs({ db, ...parts.bankDeps }),
	] as JobDefinition<never>[];
}

function deliveryJobs({ db, channels, clock, siteUrl, mailFolder, bankDeps }: JobParts): JobDefinition<MessageJob>[] {
	const eraseLetters = (files: readonly string[]) => eraseFiledLetters(mailFolder, files);
	const deps = { channels, clock, siteUrl, eraseLetters, banks: bankDeps.banks };
	return MESSAGE_CHANNELS.map((channel) => ({
		queue: deliveryQueue(channel),
		retries: DELIVERY_RETRIES,
		longestPauseSeconds: LONGEST_PAUSE_SECONDS,
		work: ({ id }, attempt) => deliverMessage(db, { id, attempt }, deps),
	}));
}

/** Jobs that erase what may be kept about people only for a while. */
function traceJobs({ db, clock }: JobParts): JobDefinition<object>[] {
	const nightly = (queue: string, minute: number, erase: (db: Database, now: Date) => Promise<number>) =>
		clockJob({
			queue,
			longestPauseSeconds: 600,
			schedule: `${minute} 3 * * *`,
			run: () => erase(db, clock.now()),
		});
	return [
		nightly("erase-comment-traces", 27, eraseCommentTraces),
		nightly("erase-consent-traces", 32, eraseConsentTraces),
		nightly("erase-letter-secrets", 47, eraseLetterSecrets),
	];
}

function webinarJobs({ db, clock, sender }: JobParts): JobDefinition<object>[] {
	const messages = createRegistrationMessages(sender);
	return [
		clockJob({
			queue: "remind-registered",
			longestPauseSeconds: 30,
			schedule: "* * * * *",
			run: () => remindRegistered(db, { now: clock.now(), messages }),
		}),
		clockJob({
			queue: "repeat-webinars",
			longestPauseSeconds: 600,
			schedule: "*/15 * * * *",
			atStart: true,
			run: () => repeatWebinars(db, clock.now()),
		}),
	];
}
