import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { ServerBuild } from "react-router";
import { createCheckoutAddresses } from "../../app/features/checkout/checkout-addresses.ts";
import type { BankDeps } from "../../app/features/checkout/checkout-deps.ts";
import { openPictureStore } from "../../app/features/discovery/pictures/open-picture-store.server.ts";
import { openChannels } from "../../app/features/notifications/delivery/channels.server.ts";
import { createOrderMessages } from "../../app/features/notifications/queueing/create-order-messages.server.ts";
import { checkLocales } from "../../app/i18n/check-locales.ts";
import { localeSettings } from "../../app/i18n/locale-domains.ts";
import { wordsOf } from "../../app/i18n/word-shelves.ts";
import { type Clock, systemClock } from "../../app/platform/clock.server.ts";
import { type Environment, siteUrlOf } from "../../app/platform/environment.server.ts";
import { openFileStore } from "../../app/platform/file-store.server.ts";
import { type JobSender, startJobs } from "../../app/platform/jobs.server.ts";
import { createLog } from "../../app/platform/log.server.ts";
import type { School } from "../../app/request-context.server.ts";
import type { Locale } from "../../app/shared/localized.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { createDoorFinder } from "../addresses/door-finder.ts";
import { createPageKeys } from "../addresses/page-key.ts";
import { createStreetApp } from "../app.ts";
import { openControlDoor } from "../commands/control-door.ts";
import { openBoardChannel } from "../office/board-news.ts";
import { isPreview, openOffice } from "../office/open-office.ts";
import { officeResources } from "../office/resources.ts";
import { openSchoolDatabase } from "../open-school-database.ts";
import { createBuildMeta } from "../pages/builds.ts";
import { type ContentCache, createContentCache } from "../pages/content-cache.ts";
import { nextContentChange } from "../pages/next-content-change.ts";
import { createPageCache, type PageCache } from "../pages/page-cache.ts";
import { createPageRenderer } from "../pages/render-pages.ts";
import { trackerHosts } from "../pages/tracker-hosts.ts";
import { createLimits } from "../street/create-limits.ts";
import { createElsewhereFinder } from "../street/find-elsewhere.ts";
import { loadStaticFiles, type StaticFiles } from "../street/static-files.ts";
import { addDutyFigures } from "../watch/duty-figures.ts";
import { createMetrics } from "../watch/metrics.ts";
import { jobDefinitions } from "./job-definitions.ts";
import { createStreetServer, type StreetMiddleware } from "./listen.ts";
import { openBanks } from "./open-banks.ts";
import { settlePort } from "./settle-port.ts";
import { startStandIns } from "./start-stand-ins.ts";

const MEGABYTE = 1024 * 1024;
const STOP_TIMEOUT_MS = 10_000;

export type RunningServer = {
	readonly url: string;
	/** Where the stand-ins show what was delivered; undefined where none run. */
	readonly sandboxUrl: string | undefined;
	stop(): Promise<void>;
};

type StartOptions = {
	readonly environment: Environment;
	/** The build, or a function that gives the newest one while somebody edits; then no page is kept. */
	readonly build: ServerBuild | (() => Promise<ServerBuild>);
	/** The folder of the built browser files; undefined while Vite serves them. */
	readonly clientFolder: string | undefined;
	/** Answers before the application does: Vite's own addresses while somebody edits. */
	readonly middlewares?: StreetMiddleware;
	readonly clock?: Clock;
};

/** Opens the school and puts it on the street. @throws with a clear sentence when the port, the folder or the database is not to be had. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
	const { build, clientFolder, clock = systemClock } = options;
	const environment = await settlePort(options.environment);
	const log = createLog(environment.LOG_LEVEL);
	const isEditing = typeof build === "function";
	checkLocales(localeSettings(environment.LOCALE_DOMAINS), {
		// While somebody edits, the words come with the first page.
		hasMessages: (code) => isEditing || hasWords(code),
		warn: (message) => log.warn(message),
	});
	const database = await openSchoolDatabase(environment);
	const cache = createPageCache({ maxBytes: environment.PAGE_CACHE_MB * MEGABYTE, clock });
	const mailFolder = join(environment.DATA_DIR, "mail");
	const standIns = await startStandIns(environment, mailFolder);
	const { banks, pageOrigins, areStandIns } = openBanks(environment, standIns, clock);
	const policy = {
		scriptHosts: await trackerHosts(database.db),
		formOrigins: pageOrigins,
		secure: environment.publicUrl.startsWith("https:"),
		isEditing,
	};
	const content = createContentCache(database.db, { nextChange: nextContentChange });
	const stopListening = await listenForChanges(database, { cache, content }, policy);
	const played = standIns && { telegram: `${standIns.url}/telegram`, crm: `${standIns.url}/crm` };
	const channels = openChannels(environment, mailFolder, played);
	const siteUrl = siteUrlOf(environment);
	const addresses = createCheckoutAddresses(siteUrl);
	const bankDepsOf = (sender: JobSender): BankDeps => ({
		clock,
		log,
		banks,
		addresses,
		messages: createOrderMessages(sender),
	});
	const store = openFileStore(environment);
	const jobs = await startJobs(
		database.driver,
		(sender) =>
			jobDefinitions({
				...{ db: database.db, store, channels, clock, siteUrl, mailFolder },
				...{ bankDeps: bankDepsOf(sender), sender },
			}),
		log,
	);
	const school: School = {
		db: database.db,
		jobs,
		clock,
		log,
		environment,
		limits: createLimits(environment, database, clock),
		banks,
		pictures: openPictureStore({ dataFolder: environment.DATA_DIR, publicFolder: clientFolder ?? "public", log }),
		isDemoPayment: areStandIns,
	};
	const adminFolder = join(clientFolder ?? join("build", "client"), "..", "admin");
	const board = await openBoardChannel(database);
	const office = await openOffice({
		school,
		board,
		resources: officeResources({ jobs, bankDeps: bankDepsOf(jobs), mailFolder }),
		store,
		adminFolder,
	});
	const metrics = createMetrics({
		pages: () => cache.size,
		staleAnswers: () => cache.staleAnswers,
		pool: database.pool,
	});
	addDutyFigures(metrics.registry, { db: database.db, clock });
	const doors = typeof build === "function" ? undefined : createDoorFinder(build);
	const findPage = doors ? createPageKeys(doors) : () => undefined;
	// A draft is on the page of the published text, but never from the cache.
	const findKey = (url: string) => (isPreview(url) ? undefined : findPage(url));
	const siteFiles: StaticFiles = clientFolder
		? loadStaticFiles(clientFolder, environment.BASE_PATH)
		: { find: () => undefined };
	const findElsewhere = createElsewhereFinder(environment);
	let isDraining = false;
	const app = createStreetApp({
		school,
		cache,
		findKey,
		nameDoor: (path) => doors?.find(path)?.id ?? "none",
		findElsewhere,
		metrics,
		bankDeps: bankDepsOf(jobs),
		office,
		renderer: createPageRenderer(build, school, {
			content,
			policy,
			readAsset: (address) => siteFiles.find(address)?.bodies.identity.toString("utf8"),
		}),
		renderBuildMeta: createBuildMeta(build, school),
		isReady: async () => !isDraining && (await isReachable(database)),
	});
	const files: StaticFiles = { find: (url) => siteFiles.find(url) ?? office.files.find(url) };
	const server = createStreetServer({
		app: app as never,
		cache,
		files,
		findKey,
		metrics,
		trustProxy: environment.TRUST_PROXY,
		findElsewhere,
		middlewares: options.middlewares,
	});

	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen({ port: environment.PORT, host: environment.HOST }, resolve);
	});
	const control = await openControlDoor({ environment, database, clock, log });
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${port}${environment.BASE_PATH.slice(0, -1)}`,
		sandboxUrl: standIns?.url,
		async stop() {
			isDraining = true;
			await pause(environment.DRAIN_SECONDS * 1000);
			await board.stop();
			server.closeIdleConnections();
			const timer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
			await new Promise<void>((resolve) => server.close(() => resolve()));
			clearTimeout(timer);
			await control.close();
			await jobs.stop();
			await standIns?.stop();
			await stopListening();
			await database.close();
		},
	};
}

function hasWords(code: Locale): boolean {
	return Object.keys(wordsOf(code)).length > 0;
}

/** Every instance forgets its pages when any of them changed the content; after a lost connection it cannot know, so it forgets too. */
async function listenForChanges(
	database: OpenDatabase,
	{ cache, content }: { cache: PageCache; content: ContentCache },
	policy: { scriptHosts: readonly string[] },
): Promise<() => Promise<void>> {
	async function dropAll(): Promise<void> {
		cache.drop();
		const before = policy.scriptHosts.join();
		// Without the database nothing changes; the next word of it will tell.
		policy.scriptHosts = await trackerHosts(database.db).catch(() => policy.scriptHosts);
		// Pages rendered in between carry the old policy.
		if (policy.scriptHosts.join() !== before) cache.drop();
	}
	return database.listen(
		"content_changed",
		(what) => {
			// At once, whatever it is: the next page is rendered from the content as it is now.
			content.drop();
			if (what === "places" || what === "promo-uses") cache.dropSoon();
			else void dropAll();
		},
		() => {
			content.drop();
			void dropAll();
		},
	);
}

async function isReachable(database: OpenDatabase): Promise<boolean> {
	try {
		await sql`select 1`.execute(database.db);
		return true;
	} catch {
		return false;
	}
}

/** Where a built server finds the files for the browser: beside itself. */
export function builtClientFolder(serverFolder: string): string {
	return join(serverFolder, "..", "client");
}
