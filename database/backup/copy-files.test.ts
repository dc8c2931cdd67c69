import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyFiles } from "./copy-files.server.ts";

const root = mkdtempSync(join(tmpdir(), "orbita-copy-"));
afterAll(() => rmSync(root, { recursive: true }));

test("a file that is removed while others are copied is left out, and so are a draft and a database that never was whole", async () => {
	const from = join(root, "from");
	mkdirSync(from);
	const broken = "database.restoring.unfinished";
	for (const name of ["1.eml", "2.eml", "3.eml", ".4.eml.draft", broken]) writeFileSync(join(from, name), name);
	const copying = copyFiles(from, join(root, "to"));
	// All names are known by now.
	rmSync(join(from, "2.eml"));
	expect((await copying).map(({ path }) => path)).toEqual(["1.eml", "3.eml"]);
});

test("the secret of sessions stays its owner's alone", async () => {
	const from = join(root, "school");
	mkdirSync(from);
	writeFileSync(join(from, "session-secret"), "s", { mode: 0o600 });
	await copyFiles(from, join(root, "copy"));
	expect(statSync(join(root, "copy", "session-secret")).mode & 0o777).toBe(0o600);
});
