import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJobTables } from "../../app/platform/jobs.server.ts";
import { fingerprintOf } from "../../app/platform/session-secret.server.ts";
import { openEmptyDatabase, openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { CommandError } from "../command-error.ts";
import type { OpenDatabase } from "../open-database.server.ts";
import { seedSchool } from "../seed/seed-school.server.ts";
import type { Manifest } from "./manifest.ts";
import { readBackup } from "./read-backup.server.ts";
import { readMigrations, readTables } from "./read-catalog.server.ts";
import { expectNoHalf, restoreBackup } from "./restore-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const SECRET = "s".repeat(40);
const NOW = new Date("2026-02-10T09:00:00Z");
const root = mkdtempSync(join(tmpdir(), "orbita-backup-"));
const data = join(root, "data");
const folder = join(root, "data", "backups", "first");
const files = {
	"mail/1.eml": "Здравствуйте",
	"banks.jsonl": "{}\n",
	"deep/er/picture.bin": "\u0000\u0001",
	"session-secret": SECRET,
};
let school: OpenDatabase;
let manifest: Manifest;

beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, NOW);
	await createJobTables(school.driver);
	await sql`insert into setting (key, value) values ('odd', ${JSON.stringify({ text: 'a "b" \\ {c}, ё\n\t𝄞', none: null, big: 12345678901234567890n.toString() })}::jsonb), ('empty', 'null'::jsonb)`.execute(
		school.db,
	);
	await sql`select nextval('invoice_number'), nextval('invoice_number')`.execute(school.db);
	for (const [path, text] of Object.entries({
		...files,
		lock: "{}",
		"database/base/1": "left out",
		"deep/.1.draft": "half",
	})) {
		mkdirSync(join(data, path, ".."), { recursive: true });
		writeFileSync(join(data, path), text);
	}
	manifest = await writeBackup(school.db, { folder, dataFolder: data, secret: SECRET }, { now: NOW });
});
afterAll(async () => {
	await school.close();
	rmSync(root, { recursive: true });
});

/** Every row of every table, as PostgreSQL prints it. */
async function readAll({ db }: OpenDatabase): Promise<Record<string, string[]>> {
	const all: Record<string, string[]> = {};
	for (const { name } of await readTables(db)) {
		const { rows } = await sql.raw<{ line: string }>(`select t::text as line from ${name} t`).execute(db);
		all[name] = rows.map(({ line }) => line).sort();
	}
	return all;
}

test("the copy holds every table, and the files of the data folder but the database, the lock and itself", () => {
	expect(Object.keys(manifest.tables)).toEqual(
		expect.arrayContaining(["public.course", "public.contact_request", "public.migration", "pgboss.job"]),
	);
	expect(Object.keys(manifest.files).filter((path) => path.startsWith("files/"))).toEqual(
		Object.keys(files)
			.sort()
			.map((path) => `files/${path}`),
	);
	expect(readBackup(folder)).toEqual(manifest);
});

test("the copy tells which secret the school had, and not the secret", () => {
	expect(manifest.secretFingerprint).toBe(fingerprintOf(SECRET));
	expect(readFileSync(join(folder, "manifest.json"), "utf8")).not.toContain(SECRET);
});

describe("restored into an empty place", () => {
	let copy: OpenDatabase;
	const place = join(root, "restored");

	beforeAll(async () => {
		copy = await openEmptyDatabase();
		// As an older copy has it, or one that was carried elsewhere.
		chmodSync(join(folder, "files", "session-secret"), 0o644);
		await restoreBackup(copy, { folder, manifest }, place);
	});
	afterAll(() => copy.close());

	test("every table is the same, row by row, with what is computed from it", async () => {
		const [before, after] = [await readAll(school), await readAll(copy)];
		expect(Object.keys(after)).toEqual(Object.keys(before));
		expect(before["public.course"]?.length).toBeGreaterThan(20);
		for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
	});

	test("every file is the same", () => {
		for (const [path, text] of Object.entries(files)) expect(readFileSync(join(place, path), "utf8"), path).toBe(text);
	});

	test("the secret of sessions is for its owner alone", () => {
		expect(statSync(join(place, "session-secret")).mode & 0o777).toBe(0o600);
	});

	test("numbers go on where they were", async () => {
		const { rows } = await sql<{ next: string }>`select nextval('invoice_number')::text as next`.execute(copy.db);
		const { rows: own } = await sql<{ next: string }>`select nextval('invoice_number')::text as next`.execute(
			school.db,
		);
		expect(rows).toEqual(own);
	});

	test("the rules between tables hold again", async () => {
		await expect(sql`update course set category_id = gen_random_uuid()`.execute(copy.db)).rejects.toThrow(
			/foreign key/,
		);
	});

	test("neither tables nor files are written over what is there", async () => {
		await expect(restoreBackup(copy, { folder, manifest }, place)).rejects.toThrow(/holds a school already/);
		writeFileSync(join(place, "banks.jsonl"), "{ other }\n");
		await expect(restoreBackup(copy, { folder, manifest }, place)).rejects.toThrow(/banks.jsonl is there already/);
	});
});

test("a backup never writes over another", async () => {
	await expect(writeBackup(school.db, { folder, dataFolder: data, secret: SECRET }, { now: NOW })).rejects.toThrow(
		CommandError,
	);
});

test("a folder that is not the program's to write into is told in a sentence", async () => {
	const file = join(root, "file");
	writeFileSync(file, "");
	const where = { folder: join(file, "copy"), dataFolder: data, secret: SECRET };
	const writing = writeBackup(school.db, where, { now: NOW });
	await expect(writing).rejects.toThrow(
		new CommandError(`${file} is not this program's to write a backup into (EEXIST).`),
	);
});

test("a copy that came to harm is not restored", async () => {
	const harmed = join(root, "harmed");
	const written = await writeBackup(school.db, { folder: harmed, dataFolder: data, secret: SECRET }, { now: NOW });
	const file = join(harmed, "tables", "public.course.ndjson.gz");
	const bytes = readFileSync(file);
	bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
	writeFileSync(file, bytes);
	expect(() => readBackup(harmed)).toThrow(/public\.course\.ndjson\.gz is not the file/);
	rmSync(file);
	expect(() => readBackup(harmed)).toThrow(/lacks tables\/public\.course/);
	expect(() => readBackup(root)).toThrow(/is no backup/);
	writeFileSync(join(harmed, "manifest.json"), '{ "format": 1');
	expect(() => readBackup(harmed)).toThrow(/manifest\.json is not the file/);
	expect(written.format).toBe(1);
});

test("a copy from before a migration was written in two parts is restored whole", async () => {
	const empty = await openEmptyDatabase();
	const older = { ...manifest, migrations: manifest.migrations.filter((name) => name !== "0001b_requests.sql") };
	await restoreBackup(empty, { folder, manifest: older }, join(root, "older"));
	expect(await readMigrations(empty.db)).toEqual(manifest.migrations);
	await empty.close();
});

test("the copy of a newer program is refused by name, before anything is written", async () => {
	const empty = await openEmptyDatabase();
	const newer = { ...manifest, migrations: [...manifest.migrations, "9999_later.sql"] };
	await expect(restoreBackup(empty, { folder, manifest: newer }, join(root, "newer"))).rejects.toThrow(
		/newer version .*9999_later\.sql/,
	);
	const others = { ...manifest, jobSchema: 9999 };
	await expect(restoreBackup(empty, { folder, manifest: others }, join(root, "newer"))).rejects.toThrow(
		/jobs of version 9999/,
	);
	expect(await readTables(empty.db)).toEqual([]);
	await expectNoHalf(empty.db);
	await empty.close();
});

test("a restore that was stopped halfway is known as such, and can be repeated", async () => {
	const half = await openTestDatabase();
	const place = join(root, "half");
	const { "public.migration": migration, "public.setting": setting } = manifest.tables;
	const tables = { "public.migration": migration, "public.setting": setting } as Manifest["tables"];
	const some = { ...manifest, tables, jobSchema: null, sequences: {} };
	// A file that cannot be written undoes the rows as well.
	mkdirSync(place);
	writeFileSync(join(place, "mail"), "");
	await expect(restoreBackup(half, { folder, manifest: some }, place)).rejects.toThrow("mail");
	await expect(expectNoHalf(half.db)).rejects.toThrow(/was not finished/);
	rmSync(join(place, "mail"));
	await restoreBackup(half, { folder, manifest: some }, place);
	await expectNoHalf(half.db);
	expect((await readAll(half))["public.setting"]).toEqual((await readAll(school))["public.setting"]);
	expect(readFileSync(join(place, "mail", "1.eml"), "utf8")).toBe(files["mail/1.eml"]);
	await half.close();
});

test("a copy is not restored into tables of a later shape", async () => {
	const later = await openTestDatabase();
	const older = { ...manifest, migrations: manifest.migrations.slice(0, -1) };
	await expect(restoreBackup(later, { folder, manifest: older }, join(root, "later"))).rejects.toThrow(
		/newer than the backup/,
	);
	await later.close();
});
