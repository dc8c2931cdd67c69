import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkLocales } from "../../app/i18n/check-locales.ts";
import { localeSettings } from "../../app/i18n/locale-domains.ts";
import { messagesOf } from "../../app/i18n/message-catalogues.ts";
import { type Clock, systemClock } from "../../app/platform/clock.server.ts";
import type { Environment } from "../../app/platform/environment.server.ts";
import { createLog } from "../../app/platform/log.server.ts";
import type { Locale } from "../../app/shared/localized.ts";
import { openControlDoor } from "../commands/control-door.ts";
import { openBoardChannel } from "../office/board-news.ts";
import { type Office, openOffice } from "../office/open-office.ts";
import { officeResources } from "../office/resources.ts";
import { createMetrics } from "../watch/metrics.ts";
import { choosePort } from "./choose-port.ts";
import type { StreetMiddleware } from "./listen.ts";
import { openPageCaches } from "./open-page-caches.ts";
import { openServices, type Services } from "./open-services.ts";
import { type Build, startHttpServer } from "./start-http-server.ts";

export type RunningServer = {
	readonly url: string;
	/** The address at which the stand-ins show what was delivered; undefined when none run. */
	readonly sandboxUrl: string | undefined;
	/** A line about payment types and channels without an account; undefined where nothing is missing. */
	readonly missing: string | undefined;
	stop(): Promise<void>;
};

type StartOptions = {
	readonly environment: Environment;
	/** The build, or a function that gives the newest one while somebody edits; then no page is kept. */
	readonly build: Build;
	/** The folder of the built browser files; undefined when Vite serves them. */
	readonly clientFolder: string | undefined;
	/** Answers before the application does: Vite's own addresses while somebody edits. */
	readonly middlewares?: StreetMiddleware;
	readonly clock?: Clock;
};

/**
 * Opens the school and starts serving it.
 * @throws an error with a clear sentence when the port, the folder or the database is not available.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
	const { build, clientFolder, middlewares, clock = systemClock } = options;
	const environment = await choosePort(options.environment);
	const log = createLog(environment.LOG_LEVEL);
	const isEditing = typeof build === "function";
	checkLocales(localeSettings(environment.LOCALE_DOMAINS), {
		// During development the words come with the first page.
		hasMessages: (code) => isEditing || hasWords(code),
		warn: (message) => log.warn(message),
	});
	const metrics = createMetrics();
	const publicFolder = clientFolder ?? "public";
	const services = await openServices({ environment, clock, log, metrics, publicFolder });
	const pages = await openPageCaches(services, isEditing);
	const adminFolder = join(clientFolder ?? join("build", "client"), "..", "admin");
	const office = await openOfficeOf(services, { adminFolder, forgetPages: pages.forget });
	const http = await startHttpServer({ services, metrics, pages, office, build, clientFolder, middlewares });
	const control = await openControlDoor({ environment, database: services.database, clock, log });
	// Last: the first look into every queue keeps an embedded database busy for a while.
	await services.work();
	return {
		url: `http://localhost:${http.port}${environment.BASE_PATH.slice(0, -1)}`,
		sandboxUrl: services.sandboxUrl,
		missing: services.missing,
		async stop() {
			http.drain();
			await pause(environment.DRAIN_SECONDS * 1000);
			// The streams of the board end at once; whoever listens for its news may have to wait for a database that says nothing.
			await Promise.all([office.board.stop(), http.close()]);
			await control.close();
			await pages.stop();
			await services.close();
		},
	};
}

/** The office of a running school, with its records and its board. */
async function openOfficeOf(
	services: Services,
	more: { readonly adminFolder: string; readonly forgetPages: () => void },
): Promise<Office> {
	const { school, store, database, bankDeps, mailFolder } = services;
	const board = await openBoardChannel(database);
	const resources = officeResources({ jobs: school.jobs, bankDeps, mailFolder });
	return openOffice({ school, board, resources, store, ...more });
}

function hasWords(code: Locale): boolean {
	return Object.keys(messagesOf(code)).length > 0;
}

/** The folder in which a built server finds the files for the browser, next to itself. */
export function builtClientFolder(serverFolder: string): string {
	return join(serverFolder, "..", "client");
}
