import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

export default mergeConfig(
	viteConfig,
	defineConfig({
		test: {
			environment: "node",
			// Threads of one process share what is compiled of the embedded database, which takes longer than opening it.
			pool: "threads",
			// All cores: left to itself, Vitest keeps one free.
			maxWorkers: "100%",
			globalSetup: "tests/fixtures/migrated-database.ts",
			include: ["{app,backoffice,bench,bin,database,server,sandbox,tests}/**/*.test.{ts,tsx}"],
			testTimeout: 20_000,
			hookTimeout: 60_000,
			restoreMocks: true,
			server: { deps: { inline: ["use-intl"] } },
		},
	}),
);
