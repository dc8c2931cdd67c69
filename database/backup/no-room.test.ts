import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { CommandError } from "../command-error.ts";
import type { OpenDatabase } from "../open-database.server.ts";
import { writeBackup } from "./write-backup.server.ts";

vi.mock("node:fs/promises", { spy: true });

const NOW = new Date("2026-02-10T09:00:00Z");
const root = mkdtempSync(join(tmpdir(), "orbita-no-room-"));
const dataFolder = join(root, "data");
const backups = join(root, "backups");
let school: OpenDatabase;

beforeAll(async () => {
	school = await openTestDatabase();
	mkdirSync(dataFolder);
	writeFileSync(join(dataFolder, "banks.jsonl"), "{}\n");
});
afterAll(async () => {
	await school.close();
	rmSync(root, { recursive: true });
});

const writeAs = (name: string) =>
	writeBackup(school.db, { folder: join(backups, name), dataFolder, secret: undefined }, { now: NOW });

test.each(["ENOSPC", "EDQUOT"])(
	"a backup that finds no room (%s) says where, and leaves no half of it",
	async (code) => {
		const full = Object.assign(new Error("no space left on device"), { code });
		vi.mocked(writeFile).mockRejectedValueOnce(full);
		await expect(writeAs("first")).rejects.toThrow(
			new CommandError(`${backups} has no room for the backup (${code}).`),
		);
		expect(readdirSync(backups)).toEqual([]);
	},
);

test("a backup that fails otherwise leaves no half of it either", async () => {
	const broken = new Error("i/o error");
	vi.mocked(writeFile).mockRejectedValueOnce(broken);
	await expect(writeAs("second")).rejects.toBe(broken);
	expect(readdirSync(backups)).toEqual([]);
});

test("the next one is written once there is room", async () => {
	expect((await writeAs("third")).files).toHaveProperty(["files/banks.jsonl"]);
	expect(readdirSync(backups)).toEqual(["third"]);
});
