import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSecondCopies, SHARED_PACKAGES } from "./one-copy.ts";

test("nothing that must be one is installed twice", () => {
	const lock = JSON.parse(readFileSync(join(import.meta.dirname, "package-lock.json"), "utf8"));
	const installed = Object.keys(lock.packages);
	const copies = SHARED_PACKAGES.map((name) => [
		name,
		installed.filter((path) => path.endsWith(`node_modules/${name}`)),
	]);
	expect(copies).toEqual(SHARED_PACKAGES.map((name) => [name, [`node_modules/${name}`]]));
});

test("a bundle with a second copy is found out", () => {
	const ids = [
		"/site/backoffice/node_modules/react-router/dist/index.mjs",
		"/site/backoffice/node_modules/react-router/dist/chunk.mjs",
		"/site/backoffice/node_modules/@mui/material/Button.mjs",
		"/site/backoffice/src/main.tsx",
	];
	expect(findSecondCopies(ids)).toEqual(new Map());
	expect(findSecondCopies([...ids, "/site/node_modules/react-router/index.mjs"])).toEqual(
		new Map([["react-router", ["/site/backoffice/node_modules/react-router", "/site/node_modules/react-router"]]]),
	);
	expect(
		findSecondCopies([...ids, "/site/backoffice/node_modules/ra-core/node_modules/@mui/material/x.mjs"]).has(
			"@mui/material",
		),
	).toBe(true);
});
