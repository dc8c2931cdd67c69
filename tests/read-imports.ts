import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

export type SourceFile = {
	readonly path: string;
	readonly text: string;
	readonly imports: readonly string[];
	/** Those of them of which only types are taken. */
	readonly typeImports: readonly string[];
};

const TYPE_IMPORT = /(?:^|\n)\s*import\s+type\s[^"'`;]*?\sfrom\s["']([^"']+)["']/g;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"'`;]*?\sfrom\s)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;
const ROOT = join(import.meta.dirname, "..");
const PATTERN = "{app,server,database,sandbox,bench,bin,tests,backoffice}/**/*.{ts,tsx,css,mjs}";

/** Every source file of the house with the paths of the house that it imports. */
export function readSources(): SourceFile[] {
	return globSync(PATTERN, { cwd: ROOT, exclude: ["**/node_modules"] }).map((path) => {
		const text = readFileSync(join(ROOT, path), "utf8");
		const isCode = !path.endsWith(".css");
		return {
			path,
			text,
			imports: isCode ? readImports(path, text) : [],
			typeImports: isCode ? readTypeImports(path, text) : [],
		};
	});
}

function readTypeImports(path: string, text: string): string[] {
	return [...text.matchAll(TYPE_IMPORT)].map(([, target = ""]) => resolveImport(path, target));
}

function readImports(path: string, text: string): string[] {
	const found: string[] = [];
	for (const [, statically, dynamically] of text.matchAll(IMPORT)) {
		const target = statically ?? dynamically ?? "";
		if (target.startsWith("./+types/")) continue;
		if (target.startsWith(".")) found.push(resolveImport(path, target));
	}
	return found;
}

function resolveImport(path: string, target: string): string {
	return relative(".", normalize(join(dirname(path), target.split("?")[0] ?? "")));
}
