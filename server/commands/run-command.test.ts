import {
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Environment, parseEnvironment } from "../../app/platform/environment.server.ts";
import { lockDataFolder } from "../../app/platform/process-lock.server.ts";
import { writeBackup } from "../../database/backup/write-backup.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { controlPath } from "./control-path.ts";
import { runCommand } from "./run-command.ts";

let root: string;
let dataFolder: string;
let environment: Environment;
const closing: (() => unknown)[] = [];
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "command-"));
	dataFolder = join(root, "data");
	mkdirSync(dataFolder);
	environment = parseEnvironment({ DATA_DIR: dataFolder });
});
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
	rmSync(root, { recursive: true });
});

/** A process that answers every order as if it had obeyed. @returns what it was asked. */
async function listen(): Promise<string[]> {
	const asked: string[] = [];
	const door = createServer(async (request, response) => {
		for await (const chunk of request) asked.push(String(chunk));
		response.end(JSON.stringify({ ok: true, message: "done" }));
	});
	await new Promise<void>((resolve) => door.listen(controlPath(dataFolder), resolve));
	closing.push(() => new Promise((resolve) => door.close(resolve)));
	return asked;
}

test("a backup is asked of the process that has the folder, but of none in another container: its folders are not these", async () => {
	mkdirSync(join(dataFolder, "database"));
	const asked = await listen();
	const folder = join(root, "copy");
	const unlock = await lockDataFolder(join(dataFolder, "lock"));
	await runCommand(environment, "backup", folder);
	expect(asked).toEqual([JSON.stringify({ command: "backup", folder })]);
	unlock();

	const lock = join(dataFolder, "lock");
	writeFileSync(lock, JSON.stringify({ pid: process.pid, namespace: "pid:[another]" }));
	let seconds = 1_800_000_000;
	const touching = setInterval(() => utimesSync(lock, ++seconds, seconds), 500);
	closing.push(() => clearInterval(touching));
	await expect(runCommand(environment, "backup", folder)).rejects.toThrow("in its own container: docker exec");
	expect(asked).toHaveLength(1);
});

test("an owner is let in by the process that has the folder, and a slip of the address reaches nobody", async () => {
	const asked = await listen();
	const unlock = await lockDataFolder(join(dataFolder, "lock"));
	await runCommand(environment, "owner", "anna@school.example");
	await expect(runCommand(environment, "owner", "anna")).rejects.toThrow("Name the e-mail of the owner");
	expect(asked).toEqual([JSON.stringify({ command: "owner", email: "anna@school.example" })]);
	unlock();
});

test("root is kept from writing into the database of another user, who could not open it any more", async () => {
	const whole = join(dataFolder, "database");
	mkdirSync(whole);
	if (statSync(whole).uid === 0) chownSync(whole, 1000, 1000);
	const { uid } = statSync(whole);
	vi.spyOn(process, "getuid").mockReturnValue(0);
	closing.push(() => vi.restoreAllMocks());
	await expect(runCommand(environment, "backup", join(root, "copy"))).rejects.toThrow(
		`belongs to user ${uid}: do this`,
	);
	expect([readdirSync(dataFolder), readdirSync(whole)]).toEqual([["database"], []]);
});

test("a restore leaves the half of another one that is under way", async () => {
	const school = await openTestDatabase();
	closing.push(() => school.close());
	const folder = join(root, "copy");
	await writeBackup(school.db, { folder, dataFolder: join(root, "none"), secret: undefined }, { now: new Date() });
	const half = join(dataFolder, "database.restoring");
	mkdirSync(half);
	const unlock = await lockDataFolder(join(dataFolder, "lock"));
	await expect(runCommand(environment, "restore", folder)).rejects.toThrow("The data folder is in use");
	expect(existsSync(half)).toBe(true);
	unlock();
});

test("of a restore that could not be carried out nothing is left, and one that was killed halfway is told to whoever starts", async () => {
	const folder = join(root, "copy");
	mkdirSync(folder);
	const madeAt = "2026-02-10T12:00:00.000Z";
	const later = {
		format: 1,
		madeAt,
		migrations: ["9999_later.sql"],
		jobSchema: null,
		tables: {},
		sequences: {},
		files: {},
	};
	writeFileSync(join(folder, "manifest.json"), JSON.stringify(later));
	await expect(runCommand(environment, "restore", folder)).rejects.toThrow("made by a newer version");
	expect(readdirSync(dataFolder)).toEqual([]);

	for (const half of ["database.restoring.unfinished", "database.restoring"]) {
		mkdirSync(join(dataFolder, half));
		await expect(runCommand(environment, "seed")).rejects.toThrow("was not finished. Repeat it, or take ");
		expect(readdirSync(dataFolder)).toEqual([half]);
		rmSync(join(dataFolder, half), { recursive: true });
	}
}, 60_000);
