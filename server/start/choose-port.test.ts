import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { choosePort } from "./choose-port.ts";
import { startServer } from "./start-server.ts";

const HOST = "127.0.0.1";
let other: Server;
let taken: number;
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "taken-port-"));
	other = createServer().listen(0, HOST);
	await once(other, "listening");
	taken = (other.address() as AddressInfo).port;
});
afterAll(() => {
	other.close();
	rmSync(folder, { recursive: true });
});

test("a start whose port is taken leaves nothing behind", async () => {
	const environment = parseEnvironment({ PORT: String(taken), HOST, DATA_DIR: folder, LOG_LEVEL: "silent" });
	const build = () => Promise.reject(new Error("nobody asks for a page"));
	const started = startServer({ environment, build, clientFolder: undefined });
	await expect(started).rejects.toMatchObject({ code: "EADDRINUSE", port: taken });
	expect(readdirSync(folder)).toEqual([]);
});

test("a port that is free stays free for the server, and PORT=0 becomes one that the address names", async () => {
	const chosen = await choosePort(parseEnvironment({ PORT: "0", HOST }));
	expect(chosen.PORT).toBeGreaterThan(0);
	expect(chosen.publicUrl).toBe(`http://localhost:${chosen.PORT}`);
	const given = parseEnvironment({ PORT: String(chosen.PORT), HOST });
	expect(await choosePort(given)).toEqual(given);
	const server = createServer().listen(given.PORT, HOST);
	await once(server, "listening");
	server.close();
});
