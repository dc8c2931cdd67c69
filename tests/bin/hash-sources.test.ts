import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources } from "../../bin/hash-sources.mjs";

/* A build whose sources are said to be the same is served as it is, however old. */

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "sources-"));
	write("app/root.tsx", "one");
	write("app/routes/home.tsx", "two");
	write("package.json", "{}");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), text);
}

function hash(basePath?: string): string {
	return hashSources([join(folder, "app"), join(folder, "package.json")], basePath);
}

test("the same sources have the same hash, whatever is installed, built or tested in them", () => {
	const before = hash();
	for (const name of ["app/root.test.tsx", "app/node_modules/x/index.js", "app/build/index.js"]) write(name, "x");
	expect(hash()).toBe(before);
	expect(hash("")).toBe(before);
});

test.each([
	["a changed file", () => write("app/routes/home.tsx", "three")],
	["a changed file beside the folders", () => write("package.json", "[]")],
	["a new file", () => write("app/routes/new.tsx", "")],
	["a file that is gone", () => rmSync(join(folder, "app/root.tsx"))],
	[
		"a file that is called otherwise",
		() => {
			rmSync(join(folder, "app/root.tsx"));
			write("app/roof.tsx", "one");
		},
	],
	[
		"two files that have changed places",
		() => {
			write("app/root.tsx", "two");
			write("app/routes/home.tsx", "one");
		},
	],
])("%s gives another hash", (_, change) => {
	const before = hash();
	change();
	expect(hash()).not.toBe(before);
});

test("another base path gives another hash", () => {
	expect(new Set([hash(), hash("/school/"), hash("/shop/")]).size).toBe(3);
});
