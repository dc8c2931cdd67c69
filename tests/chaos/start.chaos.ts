import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startBuiltServer } from "../fixtures/running-server.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const folders: string[] = [];

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "orbita-start-"));
	folders.push(folder);
	return folder;
}

function launch(environment: Record<string, string>): {
	child: ChildProcess;
	output: () => string;
	ended: Promise<number | null>;
} {
	const child = spawn(process.execPath, ["build/server/index.js"], {
		cwd: ROOT,
		env: { ...process.env, NODE_ENV: "production", PORT: "0", ...environment },
	});
	let output = "";
	child.stdout?.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr?.on("data", (chunk) => {
		output += chunk;
	});
	return { child, output: () => output, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

test("a wrong environment value is named in one sentence, and nothing starts", async () => {
	const { ended, output } = launch({ PORT: "seventy", PUBLIC_URL: "nowhere" });
	expect(await ended).toBe(1);
	expect(output()).toMatch(/^Wrong environment value\. PORT: .+ PUBLIC_URL: .+\n$/);
});

test("a taken port is told in one sentence", async () => {
	const blocker = createServer().listen(0);
	const { port } = blocker.address() as AddressInfo;
	const { ended, output } = launch({ PORT: String(port), DATA_DIR: newFolder() });
	expect(await ended).toBe(1);
	expect(output().trim().split("\n").at(-1)).toBe(
		`Port ${port} is taken by another program. Stop it, or set another PORT.`,
	);
	blocker.close();
});

test("a second process on one data folder refuses with a sentence and the first goes on", async () => {
	const folder = newFolder();
	const first = await startBuiltServer({}, folder);
	const { ended, output } = launch({ DATA_DIR: folder });
	expect(await ended).toBe(1);
	expect(output()).toMatch(/^The data folder is in use by process \d+\. Stop it first, or set another DATA_DIR\.\n$/);
	expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
	await first.stop();
});

test.each([400, 1500, 2500, 3500])("a first start killed after %i ms is finished by the next one", async (delay) => {
	const folder = newFolder();
	const half = launch({ DATA_DIR: folder });
	await new Promise((resolve) => setTimeout(resolve, delay));
	half.child.kill("SIGKILL");
	await half.ended;
	const server = await startBuiltServer({}, folder);
	const page = await (await fetch(`${server.url}/roblox/roblox-studio-start`)).text();
	expect(page).toContain("Миры в");
	await server.stop();
});

test("a stopped server finishes what is under way and keeps its data", async () => {
	const folder = newFolder();
	const first = await startBuiltServer({}, folder);
	const page = fetch(`${first.url}/children`);
	await page;
	await first.kill();
	const second = await startBuiltServer({}, folder);
	expect(second.output()).not.toContain("loading the demo school");
	await second.stop();
});
