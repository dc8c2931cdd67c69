import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectNobodyServes, holdBuild } from "./hold-build.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a build that is served stays until the last of its processes has stopped", async () => {
	const stops = [await holdBuild(folder), await holdBuild(folder)];
	for (const stop of stops) {
		await expect(expectNobodyServes(folder)).rejects.toThrow(`Process ${process.pid} serves a school from ${folder}`);
		stop();
	}
	await expectNobodyServes(folder);
	expect(readdirSync(folder)).toEqual([]);
});

test("a process that was killed keeps nobody from building", async () => {
	writeFileSync(join(folder, "open.4194305.left"), JSON.stringify({ pid: 4_194_305, startedAt: "1" }));
	writeFileSync(join(folder, "package.json"), "{}");
	await expectNobodyServes(folder);
	expect(readdirSync(folder)).toEqual(["package.json"]);
	await expectNobodyServes(join(folder, "absent"));
});
