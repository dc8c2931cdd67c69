import { join } from "node:path";
import { createCheckoutAddresses } from "../../app/features/checkout/checkout-addresses.ts";
import type { BankDeps } from "../../app/features/checkout/checkout-deps.ts";
import { openPictureStore } from "../../app/features/discovery/pictures/open-picture-store.server.ts";
import { pictureKeyOf } from "../../app/features/discovery/pictures/page-slug.server.ts";
import { openChannels } from "../../app/features/notifications/delivery/channels.server.ts";
import { createOrderMessages } from "../../app/features/notifications/queueing/create-order-messages.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import type { Clock } from "../../app/platform/clock.server.ts";
import { type Environment, siteUrlOf } from "../../app/platform/environment.server.ts";
import { type FileStore, openFileStore } from "../../app/platform/file-store.server.ts";
import { type JobSender, openJobs } from "../../app/platform/jobs.server.ts";
import type { Log } from "../../app/platform/log.server.ts";
import { sessionSecret } from "../../app/platform/session-secret.server.ts";
import type { School } from "../../app/request-context.server.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { openSchoolDatabase } from "../open-school-database.ts";
import { createLimits } from "../street/create-limits.ts";
import type { Metrics } from "../watch/metrics.ts";
import { describeMissingAccounts } from "./describe-missing-accounts.ts";
import { jobDefinitions } from "./job-definitions.ts";
import { openBanks } from "./open-banks.ts";
import { startStandIns } from "./start-stand-ins.ts";

/** The services of the school, running before the server accepts requests. */
export type Services = {
	readonly school: School;
	readonly database: OpenDatabase;
	readonly bankDeps: BankDeps;
	readonly store: FileStore;
	/** Where the default mail transport files letters. */
	readonly mailFolder: string;
	/** Sources for `form-action`. */
	readonly paymentOrigins: readonly string[];
	/** The address at which the stand-ins show what was delivered; undefined when none run. */
	readonly sandboxUrl: string | undefined;
	/** A line that names what has no account; undefined when nothing is missing. */
	readonly missing: string | undefined;
	/** Begins with the jobs. */
	work(): Promise<void>;
	close(): Promise<void>;
};

type ServicesOptions = {
	readonly environment: Environment;
	readonly clock: Clock;
	readonly log: Log;
	readonly metrics: Pick<Metrics, "outages">;
	/** The folder of the site's own files from which pictures are made. */
	readonly publicFolder: string;
};

/** Database, stand-ins, banks and jobs. @throws with a clear sentence when the folder or the database is not to be had. */
export async function openServices(options: ServicesOptions): Promise<Services> {
	const { environment, clock, log, metrics, publicFolder } = options;
	const database = await openSchoolDatabase(environment);
	const { db } = database;
	const mailFolder = join(environment.DATA_DIR, "mail");
	const standIns = await startStandIns(environment, mailFolder);
	const { banks, pageOrigins, areStandIns } = openBanks(environment, standIns, clock);
	const played = standIns && { telegram: `${standIns.url}/telegram`, crm: `${standIns.url}/crm` };
	const channels = openChannels(environment, { mailFolder, standIns: played, log });
	const settings = await getSiteSettings(db);
	const siteUrl = siteUrlOf(environment);
	const addresses = createCheckoutAddresses(siteUrl);
	const bankDepsOf = (sender: JobSender): BankDeps => {
		return { clock, log, banks, addresses, messages: createOrderMessages(sender) };
	};
	const store = openFileStore(environment);
	const parts = { db, store, channels, clock, siteUrl, mailFolder, isDemo: areStandIns };
	const jobs = await openJobs(
		database.driver,
		(sender) => jobDefinitions({ ...parts, bankDeps: bankDepsOf(sender), sender }),
		{ log, onOutage: (outage) => metrics.outages.inc({ outage }) },
	);
	const limits = createLimits(environment, database, clock);
	const pictures = openPictureStore({ dataFolder: environment.DATA_DIR, publicFolder, log });
	const pictureKey = pictureKeyOf(sessionSecret(environment));
	return {
		school: { db, jobs, clock, log, environment, limits, banks, pictures, pictureKey, isDemoPayment: areStandIns },
		database,
		bankDeps: bankDepsOf(jobs),
		store,
		mailFolder,
		paymentOrigins: pageOrigins,
		sandboxUrl: standIns?.url,
		missing: describeMissingAccounts({ environment, banks, settings, channels }),
		work: jobs.work,
		async close() {
			await jobs.stop();
			await standIns?.stop();
			await database.close();
		},
	};
}
