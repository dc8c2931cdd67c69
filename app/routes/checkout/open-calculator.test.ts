import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { openDoor } from "../open-door.server.ts";
import { openCalculator } from "./open-calculator.server.ts";

const now = new Date("2026-11-18T09:00:00Z");

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedTestSchool(opened.db, { now });
	const renamed = { kind: "course", oldSlug: "old-name", newSlug: "test-course" };
	await opened.db.insertInto("slugRedirect").values(renamed).execute();
});
afterAll(() => opened.close());

async function calculate(query: string) {
	const door = await openDoor(knockAtDoor({ db: opened.db, now, address: `/oplata${query}` }));
	const { calculator, status } = await openCalculator(door, []);
	return { course: calculator.calculation.course, status };
}

test("a calculation of a course that was renamed since its address was sent is of that course", async () => {
	expect(await calculate("?course=old-name&months=12")).toEqual({ course: "test-course", status: 200 });
	expect(await calculate("?course=test-course&months=12")).toEqual({ course: "test-course", status: 200 });
	expect(await calculate("?course=nobodys-name&months=12")).toEqual({ course: "", status: 400 });
});
