import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "../../app/platform/environment.server.ts";
import { openServerDatabase } from "../../database/open-database.server.ts";
import { explainFailure } from "./explain-failure.ts";

const root = mkdtempSync(join(tmpdir(), "orbita-explain-"));
afterAll(() => rmSync(root, { recursive: true }));

const explain = (error: unknown, given: Record<string, string> = {}) =>
	explainFailure(error, parseEnvironment({ SESSION_SECRET: "s".repeat(40), ...given }));

/** What the door of a real machine says. */
async function failToListen(port: number, host: string): Promise<unknown> {
	const server = createServer();
	const [error] = await once(server.listen(port, host), "error").catch((reason: unknown) => [reason]);
	return error;
}

/** What somebody hears who asks a database at that address. */
async function failToAsk(address: string): Promise<unknown> {
	const database = await openServerDatabase(address);
	const asked = sql`select 1`.execute(database.db);
	return asked.catch((error: unknown) => error).finally(() => database.close());
}

function caught(work: () => unknown): unknown {
	try {
		return work();
	} catch (error) {
		return error;
	}
}

test("a door that cannot be opened is told with the setting to change", async () => {
	const blocker = createServer().listen(0, "127.0.0.1");
	await once(blocker, "listening");
	const { port } = blocker.address() as AddressInfo;
	const taken = await failToListen(port, "127.0.0.1");
	const is = `Port ${port} is taken by another program. Stop it, or set another`;
	expect(explain(taken, { PORT: String(port) })).toBe(`${is} PORT.`);
	expect(explain(taken, { PORT: "3000", SANDBOX_PORT: String(port) })).toBe(`${is} SANDBOX_PORT.`);
	blocker.close();
	expect(explain(await failToListen(0, "203.0.113.9"))).toBe("HOST: 203.0.113.9 is no address of this machine.");
	const unknown = Object.assign(new Error("getaddrinfo ENOTFOUND nonsense.invalid"), {
		syscall: "getaddrinfo",
		code: "ENOTFOUND",
		hostname: "nonsense.invalid",
	});
	expect(explain(unknown, { HOST: "nonsense.invalid" })).toBe("HOST: nonsense.invalid is no address of this machine.");
	const url = { DATABASE_URL: "postgres://nonsense.invalid/orbita" };
	expect(explain(unknown, url)).toBe(
		"DATABASE_URL: the database does not answer (getaddrinfo ENOTFOUND nonsense.invalid).",
	);
});

test("a database that is away, or that lets nobody in, is told by the setting that names it", async () => {
	const url = "postgres://localhost:1/orbita";
	const given = { DATABASE_URL: url };
	expect(explain(await failToAsk(url), given)).toEqual(
		expect.stringMatching(/^DATABASE_URL: the database does not answer \(.*ECONNREFUSED/),
	);
	const refused = Object.assign(new Error('role "nobody" does not exist'), { code: "28000" });
	expect(explain(refused, given)).toBe('DATABASE_URL: the database refuses: role "nobody" does not exist.');
	const silent = new Error("Connection terminated due to connection timeout");
	expect(explain(silent, given)).toMatch(/^DATABASE_URL: the database does not answer/);
	const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
	expect(explain(full)).toMatch(/^The disk is full: .*\.$/);
	const held = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
	expect(explain(held)).toMatch(/^The database gave a question up: .*\.$/);
});

test("a database that is asked for by TLS, and has none or a certificate of its own, is told with what to set", async () => {
	const server = createServer((socket) => socket.once("data", () => socket.end("N"))).listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/orbita?sslmode=verify-full`;
	const given = { DATABASE_URL: url };
	expect(explain(await failToAsk(url), given)).toBe(
		"DATABASE_URL: the database speaks no TLS, which sslmode asks for.",
	);
	server.close();
	const untrusted = Object.assign(new Error("self-signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
	expect(explain(untrusted, given)).toMatch(/^DATABASE_URL: .* \(DEPTH_ZERO_SELF_SIGNED_CERT\): .* sslrootcert=….*\.$/);
	const file = join(root, "no-authority.pem");
	const lost = `${url}&sslrootcert=${file}`;
	expect(explain(await failToAsk(lost), { DATABASE_URL: lost })).toBe(
		`DATABASE_URL: sslrootcert ${file} cannot be read (ENOENT).`,
	);
});

test("a folder that is a file, or another's, is told by its setting", () => {
	const file = join(root, "file");
	writeFileSync(file, "");
	const taken = caught(() => mkdirSync(file, { recursive: true }));
	expect(explain(taken, { DATA_DIR: file })).toBe(
		`DATA_DIR: ${file} is not this program's to read and write (EEXIST).`,
	);
	const below = join(file, "data");
	const lost = caught(() => mkdirSync(below, { recursive: true }));
	expect(explain(lost, { DATA_DIR: below })).toMatch(/^DATA_DIR: .*\(ENOTDIR\)\.$/);
	const foreign = Object.assign(new Error("EACCES"), {
		code: "EACCES",
		syscall: "open",
		path: join(root, "data/lock"),
	});
	expect(explain(foreign, { DATA_DIR: join(root, "data") })).toMatch(/^DATA_DIR: .*\(EACCES\)\.$/);
	const failing = Object.assign(new Error("EIO"), { code: "EIO", syscall: "fsync", path: join(root, "data/database") });
	expect(explain(failing, { DATA_DIR: join(root, "data") })).toMatch(/^DATA_DIR: .*database is not .*\(EIO\)\.$/);
	expect(explain(foreign, { DATA_DIR: "elsewhere" })).toMatch(/^\/.*lock is not this program's .*\(EACCES\)\.$/);
});

test("a data folder that is a link to a disk that is not there is told, and a file that is missing is a bug", () => {
	const link = join(root, "link");
	symlinkSync(join(root, "not-mounted/volume"), link);
	const lost = caught(() => mkdirSync(link, { recursive: true }));
	expect(explain(lost, { DATA_DIR: link })).toBe(
		`DATA_DIR: ${link} cannot be made: a link on the way leads to what is not there (ENOENT).`,
	);
	const missing = caught(() => readFileSync(join(root, "data/missing")));
	expect(explain(missing, { DATA_DIR: join(root, "data") })).toMatch(/^The school could not open: Error: ENOENT/);
});

test("what is written for the person at the terminal is told as it is, and a bug with its place", () => {
	expect(explainFailure(new EnvironmentError("PORT: must be a number"), undefined)).toBe("PORT: must be a number");
	expect(explain(new TypeError("x is undefined"))).toMatch(
		/^The school could not open: TypeError: x is undefined\n +at /,
	);
	expect(explain("nothing")).toBe("The school could not open: nothing");
});
