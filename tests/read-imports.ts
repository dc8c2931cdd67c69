import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

export type SourceFile = { readonly path: string; readonly text: string; readonly imports: readonly string[] };

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"'`;]*?\sfrom\s)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;
const ROOT = join(import.meta.dirname, "..");
const PATTERN = "{app,server,database,sandbox,bench,bin,tests}/**/*.{ts,tsx,css,mjs}";

/** Every source file of the house with the paths of the house that it imports. */
export function readSources(): SourceFile[] {
	return globSync(PATTERN, { cwd: ROOT }).map((path) => {
		const text = readFileSync(join(ROOT, path), "utf8");
		return { path, text, imports: path.endsWith(".css") ? [] : readImports(path, text) };
	});
}

function readImports(path: string, text: string): string[] {
	const found: string[] = [];
	for (const [, statically, dynamically] of text.matchAll(IMPORT)) {
		const target = statically ?? dynamically ?? "";
		if (target.startsWith("./+types/")) continue;
		if (target.startsWith(".")) found.push(relative(".", normalize(join(dirname(path), target.split("?")[0] ?? ""))));
	}
	return found;
}
