import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fingerprintOf } from "../../app/platform/session-secret.server.ts";
import type { Manifest } from "../../database/backup/manifest.ts";
import { describeOtherSecret } from "./describe-other-secret.ts";

const root = mkdtempSync(join(tmpdir(), "orbita-secret-"));
afterAll(() => rmSync(root, { recursive: true }));

const IN_USE = "u".repeat(40);
const OTHER = "o".repeat(40);
let folders = 0;

type School = { readonly used?: string; readonly copied?: string };
type Now = { readonly set?: string; readonly kept?: string };

/** What is said once the backup of a school is restored: `used` is what its manifest tells of, `copied` the file that it holds. */
function warningOf({ used, copied }: School, { set, kept }: Now): string | undefined {
	const folder = join(root, String(++folders));
	const dataFolder = join(folder, "data");
	for (const path of [join(folder, "files"), dataFolder]) mkdirSync(path, { recursive: true });
	if (copied) writeFileSync(join(folder, "files", "session-secret"), `${copied}\n`);
	if (kept) writeFileSync(join(dataFolder, "session-secret"), `${kept}\n`);
	const manifest = { ...(used && { secretFingerprint: fingerprintOf(used) }) } as Manifest;
	return describeOtherSecret({ SESSION_SECRET: set, DATA_DIR: dataFolder }, { folder, manifest });
}

test("the secret that the school had needs no word, wherever it comes from", () => {
	expect(warningOf({ used: IN_USE }, { set: IN_USE })).toBeUndefined();
	expect(warningOf({ used: IN_USE, copied: IN_USE }, { kept: IN_USE })).toBeUndefined();
	expect(warningOf({ copied: IN_USE }, { kept: IN_USE })).toBeUndefined();
	expect(warningOf({}, {})).toBeUndefined();
});

test("another secret is told, with the one to take where the backup holds it", () => {
	expect(warningOf({ used: IN_USE, copied: IN_USE }, { set: OTHER })).toMatch(
		/not the one .* Take the one in .*secret,/,
	);
	expect(warningOf({ copied: IN_USE }, { set: OTHER })).toMatch(/not the one .* Take the one in .*secret,/);
	expect(warningOf({ used: IN_USE }, { set: OTHER })).toMatch(/not the one .* Set SESSION_SECRET to the one that the/);
});

test("a file that the school did not use is not advised", () => {
	expect(warningOf({ used: IN_USE, copied: OTHER }, { set: IN_USE })).toBeUndefined();
	expect(warningOf({ used: IN_USE, copied: OTHER }, { kept: OTHER })).toMatch(/not the one .* Set SESSION_SECRET/);
});

test("a secret that neither the backup nor the environment holds is asked for", () => {
	expect(warningOf({ used: IN_USE }, {})).toMatch(/does not hold the school's secret\. Set SESSION_SECRET/);
});
