import type { Plugin } from "vite";

/** Packages that keep a React context or a registry: a second copy of one splits the office in two that don't see each other. */
export const SHARED_PACKAGES = [
	"react",
	"react-dom",
	"react-router",
	"react-router-dom",
	"ra-core",
	"ra-ui-materialui",
	"react-hook-form",
	"@tanstack/react-query",
	"@mui/material",
	"@mui/system",
	"@mui/styled-engine",
	"@emotion/react",
	"@emotion/cache",
] as const;

/** Packages of the list that several folders of a bundle belong to, each with its folders. `ids` are paths of modules. */
export function findSecondCopies(ids: Iterable<string>): Map<string, string[]> {
	const folders = new Map<string, Set<string>>();
	for (const id of ids) {
		const path = id.replaceAll("\\", "/");
		const start = path.lastIndexOf("/node_modules/");
		if (start < 0) continue;
		const rest = path.slice(start + "/node_modules/".length);
		const name = rest
			.split("/")
			.slice(0, rest.startsWith("@") ? 2 : 1)
			.join("/");
		const known = folders.get(name) ?? new Set();
		folders.set(name, known.add(`${path.slice(0, start)}/node_modules/${name}`));
	}
	return new Map(
		SHARED_PACKAGES.map((name): [string, string[]] => [name, [...(folders.get(name) ?? [])]]).filter(
			([, copies]) => copies.length > 1,
		),
	);
}

/** Stops the build when it would ship two copies of a package that must be one. */
export function oneCopy(): Plugin {
	return {
		name: "one-copy",
		generateBundle() {
			const copies = findSecondCopies(this.getModuleIds());
			if (copies.size > 0) this.error(`Second copies: ${JSON.stringify(Object.fromEntries(copies))}`);
		},
	};
}
