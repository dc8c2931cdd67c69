import { globSync, readFileSync } from "node:fs";
import { createMemoryRouter, type Location, redirect } from "react-router";
import { describe, expect, test } from "vitest";
import { isRedirect } from "./framework-internals.ts";

/** What is installed, as one text. */
function sourceOf(files: string): string {
	return globSync(`node_modules/${files}`)
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
}

describe("of what nobody promises us", () => {
	test("the router stands at window.__reactRouterDataRouter", () => {
		const source = sourceOf("react-router/dist/production/lib/dom-export/*.js");
		expect(source).toContain("window.__reactRouterDataRouter = router");
	});

	test("the manifest is written to and read from window.__reactRouterManifest", () => {
		expect(sourceOf("@react-router/dev/dist/vite.js")).toContain("`window.__reactRouterManifest=$" + "{");
		const source = sourceOf("react-router/dist/production/lib/dom-export/*.js");
		expect(source).toContain("manifest: window.__reactRouterManifest");
	});

	test("a place that an answer has led to has _isRedirect in its state, and no other has", async () => {
		const router = createMemoryRouter([
			{ path: "/", element: null },
			{ path: "/form", action: () => redirect("/done"), element: null },
			{ path: "/done", loader: () => null, element: null },
		]);
		const targets: Location[] = [];
		router.subscribe(({ navigation }) => {
			if (navigation.state === "loading") targets.push(navigation.location);
		});
		await router.navigate("/done");
		await router.navigate("/form", { formMethod: "post", formData: new FormData() });
		const led = targets.map((location) => [location.pathname, isRedirect(location)]);
		expect(led[0]).toEqual(["/done", false]);
		expect(led.at(-1)).toEqual(["/done", true]);
	});

	test("React marks the elements that it answers for with __reactProps", () => {
		const source = sourceOf("react-dom/cjs/react-dom-client.production.js");
		expect(source).toContain('internalPropsKey = "__reactProps$"');
		expect(source).toContain("[internalPropsKey] = props");
	});
});
