import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockDataFolder } from "../app/platform/process-lock.server.ts";

const HOST = "127.0.0.1";
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "before-start-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function look(environment: Record<string, string>): Promise<[code: number, said: string]> {
	const env = { PATH: process.env.PATH, NODE_ENV: "production", HOST, PORT: "0", DATA_DIR: folder, ...environment };
	const child = spawn(process.execPath, [join(import.meta.dirname, "before-start.ts")], { env });
	const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
	return [code, said];
}

test("a start on a port that is taken ends before anything is built", async () => {
	const other = createServer().listen(0, HOST);
	await once(other, "listening");
	const { port } = other.address() as AddressInfo;
	const said = `Port ${port} is taken by another program. Stop it, or set another PORT.\n`;
	expect(await look({ PORT: String(port) })).toEqual([1, said]);
	other.close();
});

test("so does one on the data folder of an open school, but not where its database is a server", async () => {
	const unlock = await lockDataFolder(join(folder, "lock"));
	const said = `The data folder is in use by process ${process.pid}. Stop it first, or set another DATA_DIR.\n`;
	expect(await look({})).toEqual([1, said]);
	const server = { DATABASE_URL: "postgres://orbita@127.0.0.1:1/orbita", SESSION_SECRET: "s".repeat(32) };
	expect(await look(server)).toEqual([0, ""]);
	unlock();
});

test("where nobody is, nothing is left behind", async () => {
	const absent = join(folder, "absent");
	expect(await look({ DATA_DIR: absent })).toEqual([0, ""]);
	expect(existsSync(absent)).toBe(false);
	expect(await look({})).toEqual([0, ""]);
	expect(readdirSync(folder)).toEqual([]);
});

test("a wrong value of the environment is told before it costs a build", async () => {
	expect(await look({ PORT: "seventy" })).toEqual([1, expect.stringMatching(/^Wrong environment value\. PORT: /)]);
});
