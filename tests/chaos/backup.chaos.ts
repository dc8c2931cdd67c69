import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { startPostgres } from "../../bin/start-postgres.ts";
import { readBackup } from "../../database/backup/read-backup.server.ts";
import { openServerDatabase } from "../../database/open-database.server.ts";
import { startSchool } from "../fixtures/filled-school.ts";
import { runBuiltCommand } from "../fixtures/run-built-command.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";
import { postRequest } from "./post-request.ts";

/*
 * Copies are made while requests come in and restored elsewhere. A second copy, of what was restored, must be the first one byte for
 * byte: every row of every table and every file. Then a server is started on it and must know everybody.
 */

const UNLIMITED = { REQUEST_LIMIT: "1000000" };
const root = mkdtempSync(join(tmpdir(), "orbita-rehearsal-"));
const running: { stop(): unknown }[] = [];
let places = 0;

afterEach(async () => {
	for (const one of running.splice(0).reverse()) await one.stop();
	rmSync(root, { recursive: true, force: true });
	mkdirSync(root);
});

function newPlace(): string {
	return join(root, String(++places));
}

async function command(args: readonly string[], environment: Record<string, string>): Promise<string> {
	const { code, output } = await runBuiltCommand(args, environment);
	expect({ code, output }).toMatchObject({ code: 0 });
	return output;
}

/** Requests that go on until `work` is done. @returns who was acknowledged before it began. */
async function underRequests(server: RunningProcess, work: () => Promise<unknown>): Promise<string[]> {
	const acknowledged: string[] = [];
	let next = 0;
	let isOver = false;
	const sending = Array.from({ length: 4 }, async () => {
		while (!isOver) {
			const phone = `+7904${String(1_000_000 + next++)}`;
			const answer = await postRequest(server.url, { phone, key: `backup-test-${phone}` });
			if (answer?.state === "sent") acknowledged.push(phone);
		}
	});
	while (acknowledged.length < 20) await pause(5);
	const before = [...acknowledged];
	await work();
	isOver = true;
	await Promise.all(sending);
	return before;
}

async function expectKnown(server: RunningProcess, phones: readonly string[]): Promise<void> {
	const page = await fetch(`${server.url}/roblox/roblox-studio-start`);
	expect([page.status, (await page.text()).includes("Миры в")]).toEqual([200, true]);
	for (const phone of phones) expect((await postRequest(server.url, { phone, key: undefined }))?.state).toBe("already");
}

/** All that a copy holds, without the moment it was made and the secret it was made under. */
function contentOf(folder: string): object {
	const { madeAt: _, secretFingerprint: __, ...content } = readBackup(folder);
	return content;
}

test("a running school is copied, restored and opened again, on the embedded database", async () => {
	const server = await startSchool(UNLIMITED);
	running.push(server);
	const first = newPlace();
	const phones = await underRequests(server, async () => {
		expect(await command(["backup", first], { DATA_DIR: server.dataDir })).toMatch(/rows of \d+ tables/);
	});

	const dataDir = newPlace();
	await command(["restore", first], { DATA_DIR: dataDir });
	const again = newPlace();
	await command(["backup", again], { DATA_DIR: dataDir });
	expect(contentOf(again)).toEqual(contentOf(first));
	expect(Object.keys(contentOf(first)).length).toBeGreaterThan(4);

	const restored = await startBuiltServer(UNLIMITED, dataDir);
	running.push(restored);
	await expectKnown(restored, phones);
	const refused = await runBuiltCommand(["restore", first], { DATA_DIR: dataDir });
	expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("is there already")]);
});

test("a school moves from the embedded database to PostgreSQL, and from there to another", async () => {
	const postgres = await startPostgres();
	running.push(postgres);
	const admin = await openServerDatabase(postgres.url);
	for (const name of ["one", "two"]) await sql.raw(`create database ${name}`).execute(admin.db);
	await admin.close();
	const on = (name: string) => ({
		...UNLIMITED,
		DATABASE_URL: postgres.url.replace(/postgres$/, name),
		SESSION_SECRET: "s".repeat(32),
	});

	const embedded = await startSchool(UNLIMITED);
	running.push(embedded);
	const first = newPlace();
	const phones = await underRequests(embedded, () => command(["backup", first], { DATA_DIR: embedded.dataDir }));
	const one = newPlace();
	await command(["restore", first], { ...on("one"), DATA_DIR: one });
	const second = newPlace();
	await command(["backup", second], { ...on("one"), DATA_DIR: one });
	expect(contentOf(second)).toEqual(contentOf(first));

	const server = await startBuiltServer(on("one"), one);
	running.push(server);
	await expectKnown(server, phones);
	const third = newPlace();
	const more = await underRequests(server, () => command(["backup", third], { ...on("one"), DATA_DIR: one }));
	const two = newPlace();
	await command(["restore", third], { ...on("two"), DATA_DIR: two });
	const fourth = newPlace();
	await command(["backup", fourth], { ...on("two"), DATA_DIR: two });
	expect(contentOf(fourth)).toEqual(contentOf(third));
	const last = await startBuiltServer(on("two"), two);
	running.push(last);
	await expectKnown(last, [...phones, ...more]);
});
