import fs, { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tryFiles } from "./durable-files.server.ts";
import { type OpenDatabase, openEmbeddedDatabase } from "./open-database.server.ts";

const folder = mkdtempSync(join(tmpdir(), "orbita-disk-"));
let database: OpenDatabase;

beforeAll(async () => {
	database = await openEmbeddedDatabase(join(folder, "database"));
	await sql`create table letter (text text)`.execute(database.db);
});
afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true });
});

/** The folders of the files that were waited for while `work` ran. */
async function waitedFor(work: () => Promise<unknown>): Promise<string[]> {
	const seen: string[] = [];
	const original = fs.fsyncSync;
	const spy = vi.spyOn(fs, "fsyncSync").mockImplementation((file) => {
		seen.push(readlinkSync(`/proc/self/fd/${file}`).split("/").at(-2) ?? "");
		original(file);
	});
	await work();
	spy.mockRestore();
	return seen;
}

test("a commit is answered after the log of the database is on the disk", async () => {
	const seen = await waitedFor(() => sql`insert into letter values ('kept')`.execute(database.db));
	expect(seen).toEqual(["pg_wal"]);
});

test("reading waits for nothing", async () => {
	expect(await waitedFor(() => sql`select * from letter`.execute(database.db))).toEqual([]);
});

test("a checkpoint puts the tables themselves on the disk", async () => {
	const seen = await waitedFor(() => sql`checkpoint`.execute(database.db));
	expect(readdirSync(join(folder, "database", "base"))).toContain(seen.find((name) => /^\d+$/.test(name)));
	expect(seen).toContain("global");
});

test.each(["EIO", "ENOSPC", "EROFS"])(
	"a database that a disk keeps from opening is told with the system's code (%s)",
	async (code) => {
		const place = join(folder, code);
		cpSync(join(folder, "database"), place, { recursive: true });
		const fail = () => {
			throw Object.assign(new Error(code), { code });
		};
		const spies = (["writeSync", "writeFileSync"] as const).map((call) => vi.spyOn(fs, call).mockImplementation(fail));
		await expect(openEmbeddedDatabase(place)).rejects.toMatchObject({ code, path: place });
		for (const spy of spies) spy.mockRestore();
		expect(readdirSync(folder)).not.toContain(`${code}.trial`);
	},
);

test("a file that is not this program's is named, however deep it lies", () => {
	const folder = mkdtempSync(join(tmpdir(), "files-"));
	const deep = join(folder, "base", "5");
	mkdirSync(deep, { recursive: true });
	for (const name of ["1", "2", "3"]) writeFileSync(join(deep, name), "");
	const looking = vi.spyOn(fs, "accessSync").mockImplementation((path) => {
		if (path === join(deep, "2")) throw Object.assign(new Error("denied"), { code: "EACCES", syscall: "access", path });
	});
	expect(() => tryFiles(folder)).toThrow(expect.objectContaining({ code: "EACCES", path: join(deep, "2") }));
	looking.mockRestore();
	tryFiles(folder);
	rmSync(folder, { recursive: true });
});
