import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { compiledWords } from "./vite-compiled-words.ts";
import { leanRouter } from "./vite-lean-router.ts";

/** Pictures and icons keep their names; this stamp in the query makes them immutable. */
function artVersion(): string {
	const hash = createHash("sha256");
	for (const file of globSync("public/{art/*.svg,icons.svg}").sort()) hash.update(readFileSync(file));
	return hash.digest("hex").slice(0, 8);
}

/** Of everything the browser's files are made from: the same sources give the same build, so a mere restart troubles no open tab. */
function buildId(): string {
	const hash = createHash("sha256").update(process.env.BASE_PATH ?? "");
	const files = [
		"app/**/*.{ts,tsx,css,json,woff2}",
		"*.config.ts",
		"vite-*.ts",
		"compact-manifest.ts",
		"package-lock.json",
	].flatMap((pattern) => globSync(pattern));
	for (const file of files.filter((name) => !name.includes(".test.")).sort())
		hash.update(file).update(readFileSync(file));
	return hash.digest("hex").slice(0, 12);
}

/** These bring files of their own beside their code: a database, a compiled library, fonts. */
const PACKAGES_WITH_FILES = ["@electric-sql/pglite", "@resvg/resvg-js", "pdfkit", "sharp"];
/** Fonts that are read as files, where something is printed. */
const PRINTED_FONTS = ["@expo-google-fonts/geologica", "@expo-google-fonts/onest"];

/** A first start on a slow machine would print twelve lines about the time that each plugin takes. */
const CHECKS = { bundlerTimings: false };

/**
 * All other packages are built into the program: one that starts from a hundred files is open sooner than one that looks for two thousand.
 * What it still asks for when it runs stands in a `package.json` beside it.
 */
const packagesBuiltIn: Plugin = {
	name: "packages-built-in",
	apply: "build",
	config: () => ({
		ssr: { noExternal: true, external: PACKAGES_WITH_FILES },
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
	}),
	generateBundle() {
		if (this.environment.name !== "ssr") return;
		const { name, version, license, dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
		const needed = [...PACKAGES_WITH_FILES, ...PRINTED_FONTS].sort();
		const source = {
			name,
			version,
			private: true,
			license,
			type: "module",
			dependencies: Object.fromEntries(needed.map((dependency) => [dependency, dependencies[dependency]])),
		};
		this.emitFile({ type: "asset", fileName: "package.json", source: JSON.stringify(source, undefined, "\t") });
	},
};

export default defineConfig({
	base: process.env.BASE_PATH ? `${process.env.BASE_PATH.replace(/\/$/, "")}/` : "/",
	plugins: [compiledWords(), packagesBuiltIn, process.env.VITEST ? undefined : [leanRouter(), reactRouter()]],
	define: {
		__ART_VERSION__: JSON.stringify(artVersion()),
		__BUILD_ID__: JSON.stringify(buildId()),
		__BUILD_TIME__: String(Date.now()),
	},
	resolve: {
		// Messages are compiled at build time, so the parser of messages stays at home.
		alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
	},
	ssr: { noExternal: ["use-intl"] },
	environments: {
		ssr: { build: { rollupOptions: { input: "./server/index.ts", checks: CHECKS } } },
		client: {
			build: {
				rollupOptions: {
					checks: CHECKS,
					output: {
						entryFileNames: "assets/[name]-[hash].js",
						// One file of what every page needs compresses better than its five parts, and outlives our releases.
						codeSplitting: {
							groups: [
								{
									name: "framework",
									test: /node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|@formatjs)\//,
								},
								{
									name: "house",
									test: /\/app\/(?:i18n\/(?:locales|message-catalogues)|layout\/(?:local-link|theme\.ts|failure-id|cookie-|modal-address|late-|use-on-next)|navigation\/(?!copy|payload\/prefetch-links|tracker\/(?:load|fill)|builds\/build-watch\.test)|ui\/(?:deferred|icon|link|notice\/toast|button\/(?:button|icon-button))).*\.tsx?$/,
								},
								{
									// Small pieces of the design: a file each would be half a hundred requests when a page wakes.
									name: "ui",
									test: /\/app\/(?:ui|shared|i18n)\/(?!reading\/contents|form\/choice).*\.tsx?$/,
									minShareCount: 8,
								},
							],
						},
					},
				},
			},
		},
	},
	// Words are asked for whole: a name of its own for each shelf of theirs would be sent for nothing.
	json: { namedExports: false },
	build: { assetsInlineLimit: 0, target: "es2022", cssTarget: ["chrome123", "safari17.5", "firefox128"] },
	server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
