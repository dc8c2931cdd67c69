import { expect, test } from "vitest";
import { readSources } from "./read-imports.ts";

/** Said by every page, so they are there before any door is opened. */
const COMMON = new Set(["layout", "navigation", "ui"]);

const sources = new Map(readSources().map((file) => [file.path, file]));
const doors = [...sources.keys()].filter((path) => /^app\/routes\/.+\.tsx$/.test(path));

/** Namespaces that a door's components speak in; what is imported lazily brings its own. */
function spokenBy(door: string): string[] {
	const seen = new Set<string>();
	const names = new Set<string>();
	function visit(path: string): void {
		const file = sources.get(path);
		if (!file || seen.has(path) || path.includes(".server.")) return;
		seen.add(path);
		for (const [, name = ""] of file.text.matchAll(/useTranslations\("([a-zA-Z]+)/g)) names.add(name);
		const lazily = new Set(
			[...file.text.matchAll(/import\(\s*"([^"]+)"/g)].map(([, target]) => target?.split("/").at(-1)),
		);
		for (const target of file.imports) if (!lazily.has(target.split("/").at(-1))) visit(target);
	}
	visit(door);
	return [...names].filter((name) => !COMMON.has(name)).sort();
}

function waitedForBy(door: string): string[] {
	const call = /await needMessages\(([^)]*)\)/.exec(sources.get(door)?.text ?? "")?.[1] ?? "";
	return [...call.matchAll(/"([a-zA-Z]+)"/g)].map(([, name = ""]) => name).sort();
}

test.each(doors)("%s waits for the words that its page speaks", (door) => {
	expect(waitedForBy(door)).toEqual(spokenBy(door));
});
