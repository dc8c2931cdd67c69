import { expect, test } from "vitest";
import type { Database } from "../../database/open-database.server.ts";
import type { ContentCache } from "./content-cache.ts";
import { createPageRenderer } from "./render-pages.ts";
import { buildOfDoors, HALL, openRouterSchool } from "./router-school.fixture.ts";

const html = () => new Response("<p>Draft</p>", { headers: { "content-type": "text/html" } });

test("a draft is kept by nobody on the way and shown by no search engine, whoever its link is passed on to", async () => {
	const policy = { scriptHosts: [], formOrigins: [], siteOrigins: [], secure: false, isEditing: false };
	const parts = { content: {} as ContentCache, policy, readAsset: () => undefined };
	const renderer = createPageRenderer(buildOfDoors([HALL], { default: html }), openRouterSchool(), parts);
	const page = await renderer.renderPreview(new Request("http://localhost:3000/?preview=x"), {} as Database);
	expect(page).toMatchObject({
		status: 200,
		headers: { "cache-control": "no-store", "x-robots-tag": "noindex" },
		expiresAt: undefined,
	});
});
