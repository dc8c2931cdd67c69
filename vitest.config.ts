import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

const TESTS = "{app,backoffice,bench,bin,database,server,sandbox,tests}/**/*.test.{ts,tsx}";

/** Tests that put other modules in place of the house's, or look at what a module remembers, need modules of their own. */
const aloneTests = globSync(TESTS, { exclude: configDefaults.exclude }).filter((file) =>
	/\bvi\.(?:mock|doMock|resetModules)\(|\bregisterCatalogues\(/.test(readFileSync(file, "utf8")),
);

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
			testTimeout: 20_000,
			hookTimeout: 60_000,
			restoreMocks: true,
			unstubEnvs: true,
			unstubGlobals: true,
			server: { deps: { inline: ["use-intl"] } },
			// Modules are read once for many files where that is no matter: it takes a quarter less of the processor.
			projects: [
				{
					test: {
						name: "together",
						include: [TESTS],
						exclude: [...configDefaults.exclude, ...aloneTests],
						isolate: false,
					},
				},
				{ test: { name: "alone", include: aloneTests } },
			],
		},
	}),
);
