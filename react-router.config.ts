import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	buildDirectory: "build",
	basename: process.env.BASE_PATH?.replace(/\/$/, "") || "/",
	// Every route is known from the first page on: no manifest request, nothing to discover.
	routeDiscovery: { mode: "initial" },
	subResourceIntegrity: false,
} satisfies Config;
