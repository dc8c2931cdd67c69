import { readdirSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { isReservedSlug } from "../../app/records/reserved-slugs.ts";
import routes from "../../app/routes.ts";
import { isSlug } from "../../app/shared/slug.ts";

/** What addresses begin with, of all pages in both languages. */
function firstSegments(entries: readonly RouteConfigEntry[]): Set<string> {
	const paths = entries.flatMap(({ path, children }) => [path ?? "", ...(children ? firstSegments(children) : [])]);
	return new Set(paths.flatMap((path) => [path.split("/")[0] ?? "", path.replace(/^en\//, "").split("/")[0] ?? ""]));
}

test("no category and no course can take an address that a page of the site has", async () => {
	const taken = [...firstSegments(await routes)].filter(isSlug);
	expect(taken).toContain("children");
	expect(taken).toContain("en");
	expect(taken.filter((segment) => !isReservedSlug(segment))).toEqual([]);
});

test("nor one that a file or a folder of the site has", () => {
	const files = readdirSync("public").filter(isSlug);
	expect(files.length).toBeGreaterThan(0);
	expect(files.filter((name) => !isReservedSlug(name))).toEqual([]);
});

test("a teacher's or an author's address is no slug, other words are", () => {
	expect(isReservedSlug("avtor-anna")).toBe(true);
	expect(isReservedSlug("roblox-start")).toBe(false);
});
