import { defineConfig } from "vitest/config";

/** Slow suites against the built program: kills, bursts, channels that are down. Two at a time: each waits more than it works. */
export default defineConfig({
	test: {
		root: import.meta.dirname,
		include: ["**/*.chaos.ts"],
		testTimeout: 600_000,
		hookTimeout: 300_000,
		globalSetup: ["./install-postgres.ts", "../fixtures/filled-school.ts"],
		maxWorkers: 2,
	},
});
