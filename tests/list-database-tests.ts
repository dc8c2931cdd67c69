import { readSources, type SourceFile } from "./read-imports.ts";

const OPENS = "tests/fixtures/test-database.ts";

/** Test files that come to a database by whatever they import, fixtures of fixtures included. Paths of the house, sorted. */
export function listDatabaseTests(sources: readonly SourceFile[] = readSources()): string[] {
	const reaching = new Set([OPENS]);
	// Whatever is added to a set meanwhile has its turn as well.
	for (const target of reaching) {
		for (const { path, imports } of sources) if (imports.includes(target)) reaching.add(path);
	}
	return [...reaching].filter((path) => /\.test\.tsx?$/.test(path)).sort();
}
