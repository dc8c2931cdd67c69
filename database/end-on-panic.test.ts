import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "./open-database.server.ts";

const MODULE = join(import.meta.dirname, "open-database.server.ts");
/** A process that hangs hears nothing but a kill. */
const PATIENCE_MS = 60_000;

const root = mkdtempSync(join(tmpdir(), "orbita-panic-"));
const empty = join(root, "empty");
beforeAll(async () => {
	const database = await openEmbeddedDatabase(empty);
	await sql`create table letter (number int)`.execute(database.db);
	await database.close();
}, PATIENCE_MS);
afterAll(() => rmSync(root, { recursive: true }));

type Trouble = { readonly call: "fsyncSync" | "writeSync"; readonly path: string; readonly code: string };

/**
 * A program that writes letters, each into another part of the log, and asks on whatever it hears. From the second letter on a call of the
 * file system fails for the files of `path`. On its standard output are the letters that were acknowledged.
 */
async function writeLetters(folder: string, trouble: Trouble) {
	const program = `
		import fs from "node:fs";
		import { sql } from "kysely";
		const { openEmbeddedDatabase } = await import(${JSON.stringify(MODULE)});
		const { call, path, code } = ${JSON.stringify(trouble)};
		const { db } = await openEmbeddedDatabase(${JSON.stringify(folder)});
		const original = fs[call];
		for (let number = 1; number < 10; number++) {
			const written = sql\`insert into letter values (\${number})\`.execute(db);
			await written.then(() => console.log(number), () => undefined);
			fs[call] = (file, ...rest) => {
				if (!fs.readlinkSync("/proc/self/fd/" + file).includes(path)) return original(file, ...rest);
				throw Object.assign(new Error(code), { code });
			};
			await sql\`select pg_switch_wal()\`.execute(db).catch(() => undefined);
		}`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", program], { cwd: import.meta.dirname });
	const impatient = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
	const [kept, said, end] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
	clearTimeout(impatient);
	return { kept: kept.trim().split("\n").map(Number), said, end };
}

/** What a new start finds. */
async function readLetters(folder: string): Promise<number[]> {
	const { db, close } = await openEmbeddedDatabase(folder);
	const { rows } = await sql<{ number: number }>`select number from letter order by number`.execute(db);
	await close();
	return rows.map(({ number }) => number);
}

test.runIf(process.platform === "linux").each<[string, Trouble, RegExp]>([
	["fails to keep what it was given", { call: "fsyncSync", path: "pg_wal/", code: "EIO" }, /could not fsync file/],
	["takes no more writes", { call: "writeSync", path: "pg_wal/", code: "EROFS" }, /could not write to/],
	["has no room for the next part of the log", { call: "writeSync", path: "xlogtemp", code: "ENOSPC" }, /xlogtemp/],
])(
	"a disk that %s ends the process with a line that says so",
	async (_, trouble, reason) => {
		const folder = join(root, trouble.code);
		cpSync(empty, folder, { recursive: true });
		const { kept, said, end } = await writeLetters(folder, trouble);
		expect([said, end]).toEqual([expect.stringMatching(/^.+\n$/), [1, null]]);
		expect(JSON.parse(said)).toMatchObject({
			level: "error",
			message: "The embedded database cannot write to its disk and has ended, and the process with it",
			reason: expect.stringMatching(reason),
		});
		expect(await readLetters(folder)).toEqual(expect.arrayContaining(kept));
	},
	90_000,
);
