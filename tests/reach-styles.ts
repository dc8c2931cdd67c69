import { readSources } from "./read-imports.ts";

export const sources = new Map(readSources().map((file) => [file.path, file]));
export const doors = [...sources.keys()].filter((path) => /^app\/routes\/.+\.tsx$/.test(path));
/** Loaded with every page. */
export const HALL = "app/ui/ui.css";

type Reach = { readonly styles: Set<string>; readonly deferred: Set<string> };

/** What a file reaches by plain imports, and the parts that it puts off. */
export function reach(
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
