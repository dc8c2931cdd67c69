import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../../database/open-database.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { emailOf, openTestOffice, TEST_PASSWORD, type TestOffice } from "../../tests/fixtures/test-office.ts";

/** What every question to the database ends with; undefined while it answers. */
let failure: { readonly code: string; readonly on: RegExp } | undefined;
const breaking: KyselyPlugin = {
	transformQuery({ node }) {
		if (failure?.on.test(node.kind)) throw Object.assign(new Error(failure.code), { code: failure.code });
		return node;
	},
	transformResult: async ({ result }) => result,
};

let office: TestOffice;
let db: Database;
beforeAll(async () => {
	const database = await openTestDatabase();
	db = database.db;
	office = await openTestOffice({
		clock: { now: () => new Date() },
		database: { ...database, db: database.db.withPlugin(breaking) },
	});
	await office.ask("owner", "/api/admin/me");
});
beforeEach(() => {
	failure = undefined;
	office.metrics.answers.reset();
	office.metrics.outages.reset();
});
afterAll(() => office.close());

/** What PostgreSQL says when a session cannot be written. */
async function onFullDisk<Value>(work: () => Promise<Value>): Promise<Value> {
	await sql`create function refuse_to_write() returns trigger language plpgsql as
		$$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(db);
	await sql`create trigger full_disk before insert or update on staff_session for each row
		execute function refuse_to_write()`.execute(db);
	try {
		return await work();
	} finally {
		await sql`drop function refuse_to_write() cascade`.execute(db);
	}
}

const FAQ = {
	method: "POST",
	body: { slug: "outage", position: 1, pages: [], text: { ru: { title: "Сбой" }, en: { title: "Outage" } } },
};

async function counted(): Promise<Record<string, number>> {
	const { values } = await office.metrics.answers.get();
	return Object.fromEntries(values.map(({ labels, value }) => [`${labels.source} ${labels.status}`, value]));
}

async function countedOutages(): Promise<Record<string, number>> {
	const { values } = await office.metrics.outages.get();
	return Object.fromEntries(values.map(({ labels, value }) => [`${labels.outage}`, value]));
}

describe("an outage in the office", () => {
	test("a database that is away is said as that, with a time to ask again, and counted", async () => {
		failure = { code: "ECONNREFUSED", on: /./ };
		const answer = await office.ask("owner", "/api/admin/teachers");
		expect(answer).toMatchObject({ status: 503, body: { code: "databaseAway" } });
		expect(answer.headers.get("retry-after")).toBe("30");
		expect(await counted()).toEqual({ "office 5xx": 1 });
	});

	test("a disk that is full is said as that", async () => {
		failure = { code: "53100", on: /Insert/ };
		const answer = await office.ask("owner", "/api/admin/faq-groups", FAQ);
		expect(answer).toMatchObject({ status: 507, body: { code: "diskFull" } });
		expect(answer.headers.get("retry-after")).toBe("30");
		expect(await countedOutages()).toEqual({ full: 1 });
	});

	test("whoever signs in meanwhile is told the same", async () => {
		failure = { code: "ECONNREFUSED", on: /./ };
		const body = { email: emailOf("editor"), password: TEST_PASSWORD };
		const answer = await office.ask(undefined, "/api/auth/sign-in/email", { method: "POST", body });
		expect(answer).toMatchObject({ status: 503, body: { code: "databaseAway" } });
		expect(await counted()).toEqual({ "office 5xx": 1 });
	});

	test("whoever signs in while the disk is full is told that, and nobody's token is printed", async () => {
		const printed = vi.spyOn(console, "error");
		const body = { email: emailOf("editor"), password: TEST_PASSWORD };
		const answer = await onFullDisk(() => office.ask(undefined, "/api/auth/sign-in/email", { method: "POST", body }));
		expect(answer).toMatchObject({ status: 507, body: { code: "diskFull" } });
		expect(printed).not.toHaveBeenCalled();
		expect(await countedOutages()).toEqual({ full: 1 });
		expect(await counted()).toEqual({ "office 5xx": 1 });
	});

	test("whoever is in goes on reading while the disk is full, though no session is made longer", async () => {
		const soon = sql`update staff_session set expires_at = now() + interval '1 hour' returning expires_at`;
		const { rows } = await soon.execute(db);
		const answer = await onFullDisk(() => office.ask("owner", "/api/admin/teachers"));
		expect(answer.status).toBe(200);
		expect(rows).toContainEqual((await sql`select expires_at from staff_session`.execute(db)).rows[0]);
		expect((await office.ask("owner", "/api/admin/teachers")).status).toBe(200);
		expect(rows).not.toContainEqual((await sql`select expires_at from staff_session`.execute(db)).rows[0]);
	});

	test("a fault of our own stays one", async () => {
		failure = { code: "42P01", on: /Select/ };
		expect(await office.ask("owner", "/api/admin/teachers")).toMatchObject({ status: 500, body: { code: "failed" } });
		expect(await countedOutages()).toEqual({});
	});

	test("answers that went well are counted too", async () => {
		await office.ask("owner", "/api/admin/teachers");
		expect(await counted()).toEqual({ "office 2xx": 1 });
	});
});
