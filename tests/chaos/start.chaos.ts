import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
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

test("a taken port is told in one sentence, before anything is made", async () => {
	const blocker = createServer().listen(0);
	const { port } = blocker.address() as AddressInfo;
	const folder = newFolder();
	const { ended, output } = launch({ PORT: String(port), DATA_DIR: folder });
	expect(await ended).toBe(1);
	expect(output()).toBe(`Port ${port} is taken by another program. Stop it, or set another PORT.\n`);
	expect(readdirSync(folder)).toEqual([]);
	blocker.close();
});

test("`npm start` beside an open school takes no file from under it", async () => {
	const blocker = createServer().listen(0);
	const { port } = blocker.address() as AddressInfo;
	const env = { ...process.env, PORT: String(port), DATA_DIR: newFolder() };
	const child = spawn(process.execPath, ["bin/start.mjs"], { cwd: ROOT, env });
	const [said, reason, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
	expect(said).not.toContain("Building");
	expect([reason, code]).toEqual([`Port ${port} is taken by another program. Stop it, or set another PORT.\n`, 1]);
	expect(existsSync(join(ROOT, "build", "server", "index.js"))).toBe(true);
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
	await pause(delay);
	half.child.kill("SIGKILL");
	await half.ended;
	const server = await startBuiltServer({}, folder);
	const page = await (await fetch(`${server.url}/roblox/roblox-studio-start`)).text();
	expect(page).toContain("Миры в");
	await server.stop();
});

test("nothing that a school keeps is for other users of the machine", async () => {
	const folder = newFolder();
	const server = await startBuiltServer({}, folder);
	const kept = readdirSync(folder);
	expect(kept).toEqual(expect.arrayContaining(["database", "session-secret"]));
	for (const name of kept) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
	await server.stop();
});

test("a key in an address that was broken on its way stands in no log", async () => {
	const folder = newFolder();
	const server = await startBuiltServer({ LOG_LEVEL: "info" }, folder);
	for (const path of ["/my/SECRET-KEY%zz", "/en/order/SECRET-KEY%", "/blog/unsubscribe/SECRET-KEY%ff"]) {
		expect((await fetch(server.url + path, { headers: { accept: "text/html" } })).status, path).toBe(404);
	}
	await server.end();
	expect(server.output()).not.toContain("SECRET-KEY");
	expect(server.output()).toContain('"message":"Page not found: /my/…"');
});

/**
 * Begins to send a call-back request, as a browser on a slow line does. Resolves once the server reads it.
 * @returns what sends the rest; it gives the status of the answer and the secret of the request
 */
async function beginRequest(url: string): Promise<() => Promise<{ status: number | undefined; token: string }>> {
	const consents = { privacy: "on", personalData: "on", offer: "on" };
	const visitor = { name: "Проверка", phone: "+7 903 000-00-01", channel: "call" };
	const form = new URLSearchParams({ ...visitor, ...consents, idempotencyKey: "gentle-stop-test-1" }).toString();
	const sending = request(`${url}/request/submit?kind=callback`, {
		method: "POST",
		headers: {
			origin: url,
			"content-type": "application/x-www-form-urlencoded",
			"content-length": form.length,
			expect: "100-continue",
		},
	});
	const answered = once(sending, "response") as Promise<[IncomingMessage]>;
	sending.flushHeaders();
	await once(sending, "continue");
	sending.write(form.slice(0, 20));
	return async () => {
		sending.end(form.slice(20));
		const [answer] = await answered;
		const { confirmation } = JSON.parse(await text(answer));
		return { status: answer.statusCode, token: confirmation?.token };
	};
}

test("a stopped server finishes what is under way and keeps it", async () => {
	const folder = newFolder();
	const first = await startBuiltServer({}, folder);
	const sendRest = await beginRequest(first.url);
	const ended = first.end();
	await vi.waitUntil(() => first.output().includes("finishing what is under way"), { timeout: 10_000 });
	const { status, token } = await sendRest();
	expect(status).toBe(200);
	await ended;
	const second = await startBuiltServer({}, folder);
	expect(second.output()).not.toContain("loading the demo school");
	const kept = await fetch(`${second.url}/my/${token}`);
	expect([kept.status, (await kept.text()).includes("Проверка")]).toEqual([200, true]);
	await second.stop();
});

async function signIn(url: string, person: { email: string; password: string }): Promise<number> {
	const response = await fetch(`${url}/api/auth/sign-in/email`, {
		method: "POST",
		headers: { origin: url, "content-type": "application/json" },
		body: JSON.stringify(person),
	});
	return response.status;
}

test("the password that a first start prints lets the owner in, and no later start prints one", async () => {
	const folder = newFolder();
	const unset = { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };
	const first = await startBuiltServer(unset, folder);
	const [, email = "", password = ""] =
		/sign in as (\S+) with password (\S+) \(shown this once\)/.exec(first.output()) ?? [];
	expect(password.length).toBeGreaterThan(15);
	expect(await signIn(first.url, { email, password: `${password}x` })).toBe(401);
	expect(await signIn(first.url, { email, password })).toBe(200);
	await first.end();
	const second = await startBuiltServer(unset, folder);
	expect(second.output()).not.toMatch(/password|sign in/);
	expect(await signIn(second.url, { email, password })).toBe(200);
	await second.stop();
});
