import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { compactManifest } from "../compact-manifest.ts";

const FLAGS = {
	hasAction: false,
	hasLoader: true,
	hasClientAction: false,
	hasClientLoader: false,
	hasClientMiddleware: false,
	hasDefaultExport: true,
	hasErrorBoundary: false,
};

function door(id: string, own: object = {}) {
	return {
		id,
		parentId: "root",
		...FLAGS,
		module: `/assets/${id.slice(3)}-1.js`,
		imports: ["/assets/framework.js", `/assets/${id.slice(3)}-part.js`],
		css: [`/assets/${id.slice(3)}.css`],
		...own,
	};
}

const MANIFEST = {
	entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"], css: [] },
	routes: {
		root: { id: "root", path: "", ...FLAGS, hasErrorBoundary: true, module: "/assets/root.js", imports: [], css: [] },
		"ru:home": door("ru:home", { index: true }),
		"ru:pay": door("ru:pay", { path: "pay", hasAction: true, hasDefaultExport: false }),
		"ru:course": door("ru:course", { path: ":category/:course" }),
		"en:home": door("en:home", { path: "en", index: true }),
		"en:pay": door("en:pay", { path: "en/pay", hasAction: true, hasDefaultExport: false }),
		"en:course": door("en:course", { path: "en/:category/:course" }),
	},
	url: "/assets/manifest-1.js",
	version: "1",
};

/** What a route imports has no order. */
function sorted({ routes, ...rest }: typeof MANIFEST) {
	const doors = Object.values<{ id: string; imports: string[] }>(routes);
	return { ...rest, routes: doors.map((one) => ({ ...one, imports: one.imports.toSorted() })).sort(byId) };
}

function byId(one: { id: string }, other: { id: string }): number {
	return one.id < other.id ? -1 : 1;
}

test("the compact manifest says the same in a browser, in fewer bytes", () => {
	const source = `window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`;
	const compact = compactManifest(source);
	const window: { __reactRouterManifest?: unknown } = {};
	runInNewContext(compact, { window });
	const made = JSON.parse(JSON.stringify(window.__reactRouterManifest));
	expect(sorted(made)).toEqual(sorted(MANIFEST));
	expect(compact.length).toBeLessThan(source.length);
});
