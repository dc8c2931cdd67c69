import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useDemoSchool } from "../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../tests/fixtures/knock-at-door.ts";
import { AUDIENCE_PATHS } from "../features/catalog/audience-paths.ts";
import { LENDER_PATHS } from "../features/catalog/instalments/lender-view.ts";
import { GUIDE_PATHS } from "../features/requests/guide-slugs.ts";
import { localizePath } from "../i18n/locales.ts";
import routes from "../routes.ts";
import { LEGAL_PATHS } from "../shared/legal-kinds.ts";
import { LOCALES } from "../shared/localized.ts";
import "../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const school = useDemoSchool(now);

/** Doors, and the paths of the pages behind them. */
const SHARED = [
	{ file: "pages/legal.tsx", door: () => import("./pages/legal.tsx"), paths: LEGAL_PATHS },
	{ file: "checkout/lender.tsx", door: () => import("./checkout/lender.tsx"), paths: LENDER_PATHS },
	{ file: "catalog/audience.tsx", door: () => import("./catalog/audience.tsx"), paths: AUDIENCE_PATHS },
	{ file: "guides/guide.tsx", door: () => import("./guides/guide.tsx"), paths: GUIDE_PATHS },
];

const ofFile = Object.groupBy(
	routes.filter(({ id, file }) => id?.startsWith("ru:") && file.endsWith(".tsx")),
	({ file }) => file,
);

async function headOf(door: () => Promise<{ loader: unknown }>, address: string) {
	const { loader } = await door();
	const answer = await (loader as (args: object) => Promise<object>)(knockAtDoor({ db: school.db, now, address }));
	const { head } = ("data" in answer ? answer.data : answer) as { head: { path: string; title: string } };
	return head;
}

test.each(SHARED)("$file stands at every path of its table and nowhere else", ({ file, paths }) => {
	const mounted = (ofFile[`routes/${file}`] ?? []).map(({ path }) => `/${path}`);
	expect(mounted.toSorted()).toEqual(Object.values(paths).toSorted());
});

test.each(SHARED)("$file shows at each of its addresses another page", async ({ door, paths }) => {
	for (const locale of LOCALES) {
		const titles = new Set<string>();
		for (const path of Object.values(paths)) {
			const head = await headOf(door, localizePath(path, locale));
			expect(head.path).toBe(path);
			titles.add(head.title);
		}
		expect(titles.size).toBe(Object.keys(paths).length);
	}
});

test.each(SHARED)("$file has no page for an address that is not its own", async ({ door }) => {
	await expect(headOf(door, "/about")).rejects.toMatchObject({ init: { status: 404 } });
});

test("every door behind several addresses draws each page under a key of its own: what is open or typed stays on its page", () => {
	const shared = Object.entries(ofFile).filter(([, mounts]) => mounts && mounts.length > 1);
	expect(shared.length).toBeGreaterThan(SHARED.length);
	const unkeyed = shared.filter(([file]) => !/ key=\{/.test(readFileSync(`app/${file}`, "utf8")));
	expect(unkeyed.map(([file]) => file)).toEqual([]);
});
