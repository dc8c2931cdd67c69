import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "../../vite.config.ts";

/** Thousands of requests that no honest visitor sends, against the built program. */
export default mergeConfig(
	viteConfig,
	defineConfig({
		test: {
			root: import.meta.dirname,
			include: ["**/*.fuzz.ts"],
			globalSetup: "../fixtures/filled-school.ts",
			testTimeout: 3_600_000,
			hookTimeout: 180_000,
			fileParallelism: false,
			server: { deps: { inline: ["use-intl"] } },
		},
	}),
);
