import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { createLog } from "../../app/platform/log.server.ts";
import type { School } from "../../app/request-context.server.ts";
import type { Database } from "../../database/open-database.server.ts";
import type { ContentCache } from "./content-cache.ts";
import { createPageRenderer } from "./render-pages.ts";

const html = () => new Response("<p>Draft</p>", { headers: { "content-type": "text/html" } });
const build: unknown = {
	entry: { module: { default: html } },
	routes: { root: { id: "root", path: "", module: { default: () => null } } },
	assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
	basename: "/",
	future: {},
	ssr: true,
	routeDiscovery: { mode: "initial" },
};
const school: unknown = {
	environment: parseEnvironment({ NODE_ENV: "test" }),
	clock: { now: () => new Date("2026-11-26T12:00:00Z") },
	limits: {},
	log: createLog("silent"),
};

test("a draft is kept by nobody on the way and shown by no search engine, whoever its link is passed on to", async () => {
	const policy = { scriptHosts: [], formOrigins: [], siteOrigins: [], secure: false, isEditing: false };
	const parts = { content: {} as ContentCache, policy, readAsset: () => undefined };
	const renderer = createPageRenderer(build as ServerBuild, school as School, parts);
	const page = await renderer.renderPreview(new Request("http://localhost:3000/?preview=x"), {} as Database);
	expect(page).toMatchObject({
		status: 200,
		headers: { "cache-control": "no-store", "x-robots-tag": "noindex" },
		expiresAt: undefined,
	});
});
