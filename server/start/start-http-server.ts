import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import type { ServerBuild } from "react-router";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { createDoorFinder } from "../addresses/door-finder.ts";
import { createPageKeys } from "../addresses/page-key.ts";
import { createStreetApp } from "../app.ts";
import { isPreview, type Office } from "../office/open-office.ts";
import { createBuildMeta } from "../pages/builds.ts";
import type { PageCache } from "../pages/page-cache.ts";
import { createPageRenderer } from "../pages/render-pages.ts";
import { createElsewhereFinder } from "../street/find-elsewhere.ts";
import { createRefusalPages } from "../street/refusal-page/refusal-pages.ts";
import { loadStaticFiles, type StaticFiles } from "../street/static-files.ts";
import type { StreetParts } from "../street-parts.ts";
import { addDutyFigures } from "../watch/duty-figures.ts";
import { addState, type Metrics } from "../watch/metrics.ts";
import { type Closing, prepareClosing } from "./closing.ts";
import { createStreetServer, type StreetMiddleware } from "./listen.ts";
import type { PageCaches } from "./open-page-caches.ts";
import type { Services } from "./open-services.ts";

/**
 * How many connections may wait until the process takes them. Node's 511 are gone in the moment in which a link is posted to many; the
 * system then cuts off whoever comes next, instead of anybody telling him to come again.
 */
const MOST_KNOCKING = 4096;

export type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Draining, it reports that it is stopping, while it still answers requests. */
export type HttpServer = Closing & { readonly port: number };

type HttpServerOptions = {
	readonly services: Services;
	readonly metrics: Metrics;
	readonly pages: PageCaches;
	readonly office: Office;
	readonly build: Build;
	readonly clientFolder: string | undefined;
	readonly middlewares: StreetMiddleware | undefined;
};

/** Starts the HTTP server. @throws when the port is not available. */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
	const { services, metrics, pages, office, build, clientFolder, middlewares } = options;
	const { school, database, bankDeps } = services;
	const { environment } = school;
	const { cache, content, policy, readContacts } = pages;
	const siteFiles: StaticFiles = clientFolder
		? loadStaticFiles(clientFolder, environment.BASE_PATH)
		: { find: () => undefined };
	const readAsset = (address: string) => siteFiles.find(address)?.bodies.identity.toString("latin1");
	addFigures(metrics, services, cache);
	const shared = {
		...findPages(build),
		cache,
		metrics,
		findElsewhere: createElsewhereFinder(environment),
		refusalPages: createRefusalPages({
			basePath: environment.BASE_PATH,
			secure: environment.isSecure,
			siteOrigins: policy.siteOrigins,
			readContacts,
		}),
	};
	const app = createStreetApp({
		...shared,
		school,
		bankDeps,
		office,
		renderer: createPageRenderer(build, school, { content, policy, readAsset }),
		renderBuildMeta: createBuildMeta(build, school),
		isReady: async () => !closing.isDraining() && (await isReachable(database)),
	});
	const server = createStreetServer({
		...shared,
		app,
		files: { find: (url) => siteFiles.find(url) ?? office.files.find(url) },
		basePath: environment.BASE_PATH,
		trustProxy: environment.TRUST_PROXY,
		middlewares,
	});
	const closing = prepareClosing(server);
	await listen(server, { port: environment.PORT, host: environment.HOST });
	return { ...closing, port: (server.address() as AddressInfo).port };
}

/** While somebody edits, doors come and go: no page is known by its address, so none is kept. */
function findPages(build: Build): Pick<StreetParts, "findKey" | "nameDoor"> {
	if (typeof build === "function") return { findKey: () => undefined, nameDoor: () => "none" };
	const doors = createDoorFinder(build);
	const findPage = createPageKeys(doors);
	return {
		// A draft has the address of the published page, but never comes from the cache.
		findKey: (url) => (isPreview(url) ? undefined : findPage(url)),
		nameDoor: (path) => doors.find(path)?.id ?? "none",
	};
}

function addFigures({ registry }: Metrics, { school: { clock, log }, database }: Services, cache: PageCache): void {
	addState(registry, {
		pages: () => cache.size,
		staleAnswers: () => cache.staleAnswers,
		pool: database.pool,
	});
	addDutyFigures(registry, { db: database.db, clock, log });
}

function listen(server: Server, where: { readonly port: number; readonly host: string | undefined }): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen({ ...where, backlog: MOST_KNOCKING }, resolve);
	});
}

async function isReachable(database: OpenDatabase): Promise<boolean> {
	try {
		await sql`select 1`.execute(database.db);
		return true;
	} catch {
		return false;
	}
}
