import { expect, test } from "vitest";
import { readSources } from "./read-imports.ts";

const sources = new Map(readSources().map((file) => [file.path, file]));
const doors = [...sources.keys()].filter((path) => /^app\/routes\/.+\.tsx$/.test(path));
/** Loaded with every page. */
const HALL = "app/ui/ui.css";

type Reach = { readonly styles: Set<string>; readonly deferred: Set<string> };

/** What a file reaches by plain imports, and the parts that it puts off. */
function reach(
	path: string,
	found: Reach = { styles: new Set(), deferred: new Set() },
	seen = new Set<string>(),
): Reach {
	const file = sources.get(path);
	if (!file || seen.has(path) || path.includes(".server.")) return found;
	seen.add(path);
	const lazily = new Set(
		[...file.text.matchAll(/import\(\s*"([^"]+)"/g)].map(([, target]) => target?.split("/").at(-1)),
	);
	for (const target of file.imports) {
		if (lazily.has(target.split("/").at(-1))) {
			if (file.text.includes("deferUntilSeen") && target.endsWith(".tsx")) found.deferred.add(target);
		} else if (target.endsWith(".css")) found.styles.add(target);
		else reach(target, found, seen);
	}
	return found;
}

/** Styles of the parts that a page puts off, and of those that they put off. */
function deferredStyles(parts: Iterable<string>, seen = new Set<string>()): Set<string> {
	const styles = new Set<string>();
	for (const part of parts) {
		if (seen.has(part)) continue;
		seen.add(part);
		const inner = reach(part);
		for (const style of [...inner.styles, ...deferredStyles(inner.deferred, seen)]) styles.add(style);
	}
	return styles;
}

test("some parts are put off at all", () => {
	expect(doors.some((door) => reach(door).deferred.size > 0)).toBe(true);
});

test.each(doors)("%s brings the styles of the parts that it puts off", (door) => {
	const { styles, deferred } = reach(door);
	const late = [...deferredStyles(deferred)].filter((style) => !styles.has(style) && style !== HALL);
	expect(late).toEqual([]);
});
