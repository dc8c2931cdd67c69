import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import type { OpenDatabase } from "../open-database.server.ts";
import { isSeeded, seedSchool } from "./seed-school.server.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
});
afterAll(() => school.close());

test("instances that find the database empty at the same time load one school", async () => {
	const { db } = school;
	expect(await isSeeded(db)).toBe(false);
	await Promise.all([seedSchool(db, NOW), seedSchool(db, NOW), seedSchool(db, NOW)]);
	const { count } = await db
		.selectFrom("course")
		.select(({ fn }) => fn.countAll().as("count"))
		.executeTakeFirstOrThrow();
	expect(Number(count)).toBe(28);
});

test("seats at webinars are taken by registrations alone", async () => {
	const webinars = await school.db.selectFrom("webinar").select("seatsTaken").execute();
	expect(webinars.filter(({ seatsTaken }) => seatsTaken !== 0)).toEqual([]);
});
