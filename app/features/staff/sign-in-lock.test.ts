import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../platform/clock.fixture.ts";
import { DAY_MS, MINUTE_MS } from "../../shared/durations.ts";
import { insertStaff } from "./insert-staff.server.ts";
import { countFailure, forgetEveryFailure, forgetFailures, lockedUntil } from "./sign-in-lock.server.ts";

const EMAIL = "anna_1@orbita.example";
const HOME = "203.0.113.7";
const clock = createSettableClock("2026-02-10T09:00:00Z");
let database: OpenDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterEach(async () => {
	await database.db.deleteFrom("signInFailure").execute();
	await database.db.deleteFrom("staffUser").execute();
});
afterAll(() => database.close());

const at = (ip: string, email = EMAIL) => ({ email, ip });
const isLocked = async (ip: string, email = EMAIL) =>
	(await lockedUntil(database.db, at(ip, email), clock.now())) !== undefined;
async function fail(times: number, ip: string, email = EMAIL): Promise<void> {
	for (let count = 0; count < times; count++) await countFailure(database.db, at(ip, email), clock.now());
}
/** A session of the account from there, which has run out long ago. */
async function signedIn(ip: string, now: Date): Promise<void> {
	const person = {
		name: "Anna",
		email: EMAIL,
		password: "correct horse battery",
		role: "manager",
		locale: "ru",
	} as const;
	await inTransaction(database.db, (transaction) => insertStaff(transaction, { ...person, teacherId: null }));
	const { id: userId } = await database.db
		.selectFrom("staffUser")
		.where("email", "=", EMAIL)
		.select("id")
		.executeTakeFirstOrThrow();
	const started = new Date(now.getTime() - 30 * DAY_MS);
	const times = { expiresAt: started, createdAt: started, updatedAt: started };
	const session = { id: randomUUID(), token: randomUUID(), userId, ipAddress: ip, userAgent: null };
	await database.db
		.insertInto("staffSession")
		.values({ ...session, ...times })
		.execute();
}
function forward(minutes: number): void {
	clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS));
}
const keys = async () =>
	(await database.db.selectFrom("signInFailure").select("emailKey").orderBy("emailKey").execute()).map(
		({ emailKey }) => emailKey,
	);

describe("the lock of an account", () => {
	test("holds for the place of five wrong passwords and for no other", async () => {
		await fail(5, "198.51.100.1");
		expect(await isLocked("198.51.100.1")).toBe(true);
		expect(await isLocked("198.51.100.1", ` ${EMAIL.toUpperCase()} `)).toBe(true);
		expect(await isLocked(HOME)).toBe(false);
		expect(await isLocked("198.51.100.1", "boris@orbita.example")).toBe(false);
	});

	test("takes all networks of one IPv6 household for one place, which keeps out nobody else", async () => {
		for (let network = 0; network < 10; network++) await fail(5, `2001:db8:0:12${network}7::1`);
		expect(await isLocked("2001:db8:0:12ff::99")).toBe(true);
		expect(await isLocked("2001:db8:0:13ff::99")).toBe(false);
		expect(await isLocked(HOME)).toBe(false);
	});

	test("holds everywhere after fifty wrong passwords from ten places", async () => {
		for (let index = 1; index <= 9; index++) await fail(5, `198.51.100.${index}`);
		expect(await isLocked(HOME)).toBe(false);
		await fail(5, "198.51.100.10");
		expect(await isLocked(HOME)).toBe(true);
		forward(16);
		expect(await isLocked(HOME)).toBe(false);
	});

	test("holds everywhere but where the account was signed in before, which has five tries of its own", async () => {
		await signedIn("2001:db8:0:1207::1", clock.now());
		for (let index = 1; index <= 10; index++) await fail(5, `198.51.100.${index}`);
		expect(await isLocked(HOME)).toBe(true);
		expect(await isLocked("2001:db8:0:12ff::99", EMAIL.toUpperCase())).toBe(false);
		await fail(5, "2001:db8:0:1201::1");
		expect(await isLocked("2001:db8:0:1207::1")).toBe(true);
		forward(14);
		for (let index = 11; index <= 20; index++) await fail(5, `198.51.100.${index}`);
		forward(2);
		expect(await isLocked(HOME)).toBe(true);
		expect(await isLocked("2001:db8:0:1207::1")).toBe(false);
	});

	test("does not hold less for one account where another was signed in", async () => {
		await signedIn(HOME, clock.now());
		const another = "boris@orbita.example";
		for (let index = 1; index <= 10; index++) await fail(5, `198.51.100.${index}`, another);
		expect(await isLocked(HOME, another)).toBe(true);
	});

	test("is never made everywhere by one place, however many passwords it tries at once", async () => {
		await Promise.all(Array.from({ length: 60 }, () => fail(1, "198.51.100.1")));
		expect(await isLocked("198.51.100.1")).toBe(true);
		expect(await isLocked(HOME)).toBe(false);
	});

	test("ends at its place by the right password, which forgives nobody else", async () => {
		await fail(4, HOME);
		await fail(5, "198.51.100.1");
		await forgetFailures(database.db, at(HOME));
		await fail(4, HOME);
		expect(await isLocked(HOME)).toBe(false);
		expect(await isLocked("198.51.100.1")).toBe(true);
	});

	test("ends everywhere by a letter, for this account alone", async () => {
		// The sign that stands for any letter in a pattern stands for itself in an e-mail.
		const another = EMAIL.replace("_", "x");
		for (const email of [EMAIL, another])
			for (let index = 1; index <= 10; index++) await fail(5, `10.0.0.${index}`, email);
		await forgetEveryFailure(database.db, EMAIL.toUpperCase());
		expect(await isLocked("10.0.0.1")).toBe(false);
		expect(await isLocked(HOME)).toBe(false);
		expect(await isLocked(HOME, another)).toBe(true);
	});

	test("by the build before, which counts by e-mail alone, holds here too", async () => {
		const row = { emailKey: EMAIL, count: 5, firstAt: clock.now(), lockedUntil: new Date(clock.now().getTime() + 1) };
		await database.db.insertInto("signInFailure").values(row).execute();
		expect(await isLocked(HOME)).toBe(true);
	});
});

describe("e-mails that were made up", () => {
	test("are cleared away when their window and their lock are over and another one begins", async () => {
		await fail(1, HOME, "made-up-1@example.com");
		await fail(4, HOME, "locked@example.com");
		forward(14);
		await fail(1, HOME, "locked@example.com");
		await fail(1, HOME, "young@example.com");
		forward(2);
		await fail(1, HOME, "made-up-2@example.com");
		expect(await keys()).toEqual([
			`locked@example.com ${HOME}`,
			"made-up-2@example.com",
			`made-up-2@example.com ${HOME}`,
			"young@example.com",
			`young@example.com ${HOME}`,
		]);
		expect(await isLocked(HOME, "locked@example.com")).toBe(true);
		forward(16);
		await fail(1, HOME, "made-up-3@example.com");
		expect(await keys()).toEqual(["made-up-3@example.com", `made-up-3@example.com ${HOME}`]);
	});
});
