import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compactBuiltManifest } from "./compact-manifest.ts";

export default {
	ssr: true,
	// A build for another place beside the usual one: journeys below a base path make theirs.
	buildDirectory: process.env.BUILD_FOLDER || "build",
	basename: process.env.BASE_PATH?.replace(/\/$/, "") || "/",
	// Every route is known from the first page on: no manifest request, nothing to discover.
	routeDiscovery: { mode: "initial" },
	subResourceIntegrity: false,
	buildEnd({ reactRouterConfig }) {
		compactBuiltManifest(join(reactRouterConfig.buildDirectory, "client"));
	},
} satisfies Config;
