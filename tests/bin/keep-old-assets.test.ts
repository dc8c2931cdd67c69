import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "../../app/shared/durations.ts";
import { KEPT_FOR_MS, keepOldAssets, tryToKeepOldAssets } from "../../bin/keep-old-assets.mjs";

const START = Date.parse("2026-11-21T12:00:00Z");

let folder: string;
let built: string;
let kept: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "assets-"));
	built = join(folder, "build");
	kept = join(folder, "kept");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build empties its folder first. @returns what is served after it. */
function build(names: readonly string[], day: number): string[] {
	rmSync(built, { recursive: true, force: true });
	mkdirSync(built);
	for (const name of names) writeFileSync(join(built, name), `contents of ${name}`);
	keepOldAssets({ built, kept, now: START + day * DAY_MS });
	return readdirSync(built).sort();
}

describe("files of earlier builds", () => {
	test("are served for a week after their build was replaced", () => {
		expect(KEPT_FOR_MS).toBe(7 * DAY_MS);
		expect(build(["a-1.js", "b-1.js"], 0)).toEqual(["a-1.js", "b-1.js"]);
		expect(build(["a-2.js", "b-1.js"], 30)).toEqual(["a-1.js", "a-2.js", "b-1.js"]);
		expect(readFileSync(join(built, "a-1.js"), "utf8")).toBe("contents of a-1.js");
		expect(build(["a-3.js", "b-1.js"], 36)).toEqual(["a-1.js", "a-2.js", "a-3.js", "b-1.js"]);
		expect(build(["a-3.js", "b-1.js"], 38)).toEqual(["a-2.js", "a-3.js", "b-1.js"]);
		expect(build(["a-3.js", "b-1.js"], 44)).toEqual(["a-3.js", "b-1.js"]);
		// Nor do they fill the disk.
		expect(readdirSync(kept).sort()).toEqual(["a-3.js", "b-1.js", "current.json"]);
	});

	test("are served without the list of them, and without what somebody has removed", () => {
		build(["a-1.js", "b-1.js"], 0);
		rmSync(join(kept, "b-1.js"));
		expect(build(["a-2.js"], 1)).toEqual(["a-1.js", "a-2.js"]);
	});

	test("start their week anew when they come back and go again", () => {
		build(["a-1.js"], 0);
		build(["a-2.js"], 1);
		build(["a-1.js"], 6);
		expect(build(["a-2.js"], 20)).toEqual(["a-1.js", "a-2.js"]);
		expect(build(["a-2.js"], 26)).toEqual(["a-1.js", "a-2.js"]);
		expect(build(["a-2.js"], 28)).toEqual(["a-2.js"]);
	});

	test("do not depend on a list that is spoilt", () => {
		build(["a-1.js"], 0);
		writeFileSync(join(kept, "current.json"), '["../../etc/passwd"');
		expect(() => build(["a-2.js"], 1)).not.toThrow();
	});

	test("are not kept where nobody may write, and that is said in a sentence", () => {
		mkdirSync(built);
		writeFileSync(join(folder, "taken"), "");
		const place = join(folder, "taken", "kept");
		expect(tryToKeepOldAssets({ built, kept: place })).toContain(`not kept: ${place} cannot be written to (ENOTDIR)`);
		expect(tryToKeepOldAssets({ built, kept })).toBeUndefined();
		rmSync(built, { recursive: true });
		expect(() => tryToKeepOldAssets({ built, kept })).toThrow("ENOENT");
	});
});
