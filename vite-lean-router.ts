import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/*
 * Two parts of the router that this site never uses, though they would be sent with every page: the discovery of routes (all of them are
 * known from the first page on, `react-router.config.ts`) and the instrumentation of handlers. Each is replaced by what it does when it
 * is not in use. A build fails when a new version of the router exports anything else from them.
 */

const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"lib/dom/ssr/fog-of-war.js": {
		URL_LIMIT: "7680",
		getManifestPath: "() => undefined",
		getPartialManifest: "() => undefined",
		getPatchRoutesOnNavigationFunction: "() => undefined",
		getPathsWithAncestors: "() => []",
		handleClientVersionMismatch: "async () => undefined",
		isFogOfWarEnabled: "() => false",
		useFogOFWarDiscovery: "() => undefined",
	},
	"lib/router/instrumentation.js": {
		consumeInstrumentationClientResultMetaReceiver: "() => undefined",
		getRouteInstrumentationUpdates: "() => ({})",
		instrumentClientSideRouter: "(router) => router",
		instrumentHandler: "(handler) => handler",
		instrumentationResultMetaContext: "undefined",
	},
};

/** Leaves out of the browser's code what the router has for others. */
export function leanRouter(): Plugin {
	return {
		name: "lean-router",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		load(id) {
			const [, file = ""] = /\/react-router\/dist\/production\/(lib\/.+\.js)$/.exec(id) ?? [];
			const parts = UNUSED[file];
			if (!parts) return undefined;
			const names = exportsOf(readFileSync(id, "utf8"));
			if (names.join() !== Object.keys(parts).sort().join()) this.error(`${file} exports ${names.join(", ")}`);
			return names.map((name) => `export const ${name} = ${parts[name]};`).join("\n");
		},
	};
}

function exportsOf(code: string): string[] {
	const [, list = ""] = /^export \{([^}]*)\};/m.exec(code) ?? [];
	return list
		.split(",")
		.map((name) => name.trim())
		.filter(Boolean)
		.sort();
}
