import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { holdBuild } from "./start/hold-build.ts";

async function look(folder: string): Promise<[code: number, said: string]> {
	// Neither a port that is taken nor a wrong value is in the way of a build: a measurement brings its own.
	const env = { PATH: process.env.PATH, BUILD_FOLDER: folder, PORT: "seventy" };
	const child = spawn(process.execPath, [join(import.meta.dirname, "before-build.ts")], { env });
	const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
	return [code, said];
}

test("nothing is built over a school that is open, wherever its data are", async () => {
	const build = mkdtempSync(join(tmpdir(), "build-"));
	const stop = await holdBuild(build);
	const [code, said] = await look(build);
	expect([code, said]).toEqual([1, expect.stringMatching(`^Process ${process.pid} serves a school from ${build}`)]);
	stop();
	expect(await look(build)).toEqual([0, ""]);
	rmSync(build, { recursive: true });
});
