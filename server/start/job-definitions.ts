import { eraseCommentTraces } from "../../app/features/blog/comments/erase-comment-traces.server.ts";
import type { BankDeps } from "../../app/features/checkout/checkout-deps.ts";
import { checkoutJobs } from "../../app/features/checkout/checkout-jobs.server.ts";
import { REMOVE_FILES, type RemovedPicture, removeFiles } from "../../app/features/media/remove-files.server.ts";
import type { Channels } from "../../app/features/notifications/delivery/channels.server.ts";
import { deliverMessage } from "../../app/features/notifications/delivery/deliver-message.server.ts";
import { eraseFarewells } from "../../app/features/notifications/delivery/erase-farewells.server.ts";
import { eraseFiledLetters } from "../../app/features/notifications/delivery/erase-filed-letters.server.ts";
import { createBookingMessages } from "../../app/features/notifications/queueing/create-booking-messages.server.ts";
import {
	createMessageSender,
	deliveryQueue,
} from "../../app/features/notifications/queueing/create-message-sender.server.ts";
import { createRegistrationMessages } from "../../app/features/notifications/queueing/create-registration-messages.server.ts";
import { escalateRequests } from "../../app/features/requests/board/escalate-requests.server.ts";
import { eraseOldRequests } from "../../app/features/requests/erasure/erase-old-requests.server.ts";
import { promiseSettings } from "../../app/features/requests/promise/promise-settings.server.ts";
import { releaseHolds } from "../../app/features/requests/submitting/release-holds.server.ts";
import { tellOpenings } from "../../app/features/requests/waitlist/tell-openings.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { createTrialFollower } from "../../app/features/trials/create-trial-follower.server.ts";
import { refreshAllSlots } from "../../app/features/trials/refresh-all-slots.server.ts";
import { remindBooked } from "../../app/features/trials/remind-booked.server.ts";
import { trialRules } from "../../app/features/trials/trial-rules.ts";
import { remindRegistered } from "../../app/features/webinars/remind-registered.server.ts";
import { repeatWebinars } from "../../app/features/webinars/repeat-webinars.server.ts";
import type { Clock } from "../../app/platform/clock.server.ts";
import type { FileStore } from "../../app/platform/file-store.server.ts";
import type { JobDefinition, JobSender } from "../../app/platform/jobs.server.ts";
import type { Database } from "../../database/open-database.server.ts";

type JobParts = {
	readonly db: Database;
	readonly store: FileStore;
	readonly channels: Channels;
	readonly clock: Clock;
	readonly siteUrl: string;
	/** Where the default mail transport files letters. */
	readonly mailFolder: string;
	readonly bankDeps: BankDeps;
	/** For jobs that send others. */
	readonly sender: JobSender;
};

/** With pauses up to half an hour, about a day and a half of trying. */
const DELIVERY_RETRIES = 80;
const LONGEST_PAUSE_SECONDS = 30 * 60;

type MessageJob = { readonly id: string };

/** Everything that happens without a visitor: deliveries and what comes by the clock. */
export function jobDefinitions({
	db,
	store,
	channels,
	clock,
	siteUrl,
	mailFolder,
	bankDeps,
	sender,
}: JobParts): JobDefinition<never>[] {
	const deliveries = (["letter", "telegram", "crm"] as const).map(
		(channel): JobDefinition<MessageJob> => ({
			queue: deliveryQueue(channel),
			retries: DELIVERY_RETRIES,
			longestPauseSeconds: LONGEST_PAUSE_SECONDS,
			work: ({ id }, attempt) => deliverMessage(db, { id, attempt }, { channels, clock, siteUrl }),
		}),
	);
	const eraseLetters = (files: readonly string[]) => eraseFiledLetters(mailFolder, files);
	const byTheClock: JobDefinition<object>[] = [
		{
			queue: "release-holds",
			retries: 2,
			longestPauseSeconds: 60,
			schedule: "* * * * *",
			async work() {
				await releaseHolds(db, clock.now());
			},
		},
		{
			queue: "erase-old-requests",
			retries: 2,
			longestPauseSeconds: 600,
			schedule: "17 3 * * *",
			async work() {
				const settings = await getSiteSettings(db);
				const keepDays = settings.request_keep_days;
				await eraseOldRequests(
					db,
					{ now: clock.now(), keepDays },
					{ followers: [createTrialFollower()], eraseLetters },
				);
			},
		},
		{
			queue: "erase-farewells",
			retries: 2,
			longestPauseSeconds: 600,
			schedule: "37 3 * * *",
			async work() {
				await eraseLetters(await eraseFarewells(db, clock.now()));
			},
		},
		{
			queue: "escalate-requests",
			retries: 2,
			longestPauseSeconds: 30,
			schedule: "* * * * *",
			async work() {
				const settings = promiseSettings(await getSiteSettings(db));
				await escalateRequests(db, { now: clock.now(), messages: createMessageSender(sender) }, settings);
			},
		},
		{
			queue: "tell-openings",
			retries: 2,
			longestPauseSeconds: 60,
			schedule: "*/5 * * * *",
			async work() {
				const settings = promiseSettings(await getSiteSettings(db));
				await tellOpenings(db, { now: clock.now(), messages: createMessageSender(sender) }, settings);
			},
		},
		{
			queue: "erase-comment-traces",
			retries: 2,
			longestPauseSeconds: 600,
			schedule: "27 3 * * *",
			async work() {
				await eraseCommentTraces(db, clock.now());
			},
		},
		{
			queue: "remind-registered",
			retries: 2,
			longestPauseSeconds: 30,
			schedule: "* * * * *",
			async work() {
				await remindRegistered(db, { now: clock.now(), messages: createRegistrationMessages(sender) });
			},
		},
		{
			queue: "refresh-trial-slots",
			retries: 2,
			longestPauseSeconds: 60,
			schedule: "*/5 * * * *",
			async work() {
				await refreshAllSlots(db, { now: clock.now(), rules: trialRules(await getSiteSettings(db)) });
			},
		},
		{
			queue: "remind-booked",
			retries: 2,
			longestPauseSeconds: 30,
			schedule: "* * * * *",
			async work() {
				await remindBooked(db, { now: clock.now(), messages: createBookingMessages(sender) });
			},
		},
		{
			queue: "repeat-webinars",
			retries: 2,
			longestPauseSeconds: 600,
			schedule: "*/15 * * * *",
			async work() {
				await repeatWebinars(db, clock.now());
			},
		},
	];
	const removedPictures: JobDefinition<RemovedPicture> = {
		queue: REMOVE_FILES,
		retries: DELIVERY_RETRIES,
		longestPauseSeconds: LONGEST_PAUSE_SECONDS,
		work: (picture) => removeFiles(db, picture, { store }),
	};
	return [
		...deliveries,
		removedPictures,
		...byTheClock,
		...checkoutJobs({ db, ...bankDeps }),
	] as JobDefinition<never>[];
}
