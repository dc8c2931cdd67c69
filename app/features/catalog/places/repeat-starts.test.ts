import { afterAll, beforeEach, expect, test } from "vitest";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { repeatStarts } from "./repeat-starts.server.ts";

// Clocks in Berlin go forward on 28 March: a group at 18:00 begins an hour earlier in UTC from then on.
const BEGINS = "2027-03-20T17:00:00.000Z";
const school = await openTestDatabase();
const { db } = school;
await seedTestSchool(db, { now: new Date("2027-03-01T09:00:00Z") });
afterAll(() => school.close());

const [first] = await db.selectFrom("start").select(["id", "courseId", "tariffId"]).execute();
if (!first) throw new Error("The test school has no group");

beforeEach(async () => {
	await db.deleteFrom("start").where("id", "<>", first.id).execute();
	await db.updateTable("course").set({ status: "published" }).execute();
	await db
		.updateTable("start")
		.set({ startsAt: BEGINS, zone: "Europe/Berlin", seatsTaken: 5, status: "open", repeatDays: 14 })
		.execute();
});

const starts = () => db.selectFrom("start").orderBy("startsAt").selectAll().execute();

test("once a group has begun the next one opens at its hour, and the old one stays as orders know it", async () => {
	expect(await repeatStarts(db, new Date("2027-03-20T16:59:59Z"))).toBe(0);
	const [before] = await starts();
	expect(await repeatStarts(db, new Date("2027-03-20T17:00:00Z"))).toBe(1);
	expect(await repeatStarts(db, new Date("2027-03-20T17:15:00Z"))).toBe(0);
	const [begun, next] = await starts();
	expect(begun).toEqual({ ...before, repeatDays: null, version: 2, updatedAt: begun?.updatedAt });
	expect(next).toMatchObject({
		courseId: first.courseId,
		tariffId: first.tariffId,
		teacherId: begun?.teacherId,
		startsAt: new Date("2027-04-03T16:00:00Z"),
		zone: "Europe/Berlin",
		seatsTotal: 8,
		seatsTaken: 0,
		status: "open",
		repeatDays: 14,
	});
});

test("what was missed is left out: the next group is ahead", async () => {
	expect(await repeatStarts(db, new Date("2027-06-10T09:00:00Z"))).toBe(1);
	expect((await starts()).at(-1)?.startsAt.toISOString()).toBe("2027-06-12T16:00:00.000Z");
});

test("two processes at once open one group", async () => {
	const now = new Date("2027-03-21T09:00:00Z");
	const opened = await Promise.all([repeatStarts(db, now), repeatStarts(db, now), repeatStarts(db, now)]);
	expect(opened.toSorted()).toEqual([0, 0, 1]);
	expect(await starts()).toHaveLength(2);
});

test("a group that nobody asked to repeat, a cancelled one and one of a paused course open none", async () => {
	const now = new Date("2027-03-21T09:00:00Z");
	await db.updateTable("start").set({ repeatDays: null }).execute();
	expect(await repeatStarts(db, now)).toBe(0);
	await db.updateTable("start").set({ repeatDays: 14, status: "cancelled" }).execute();
	expect(await repeatStarts(db, now)).toBe(0);
	await db.updateTable("start").set({ status: "closed" }).execute();
	await db.updateTable("course").set({ status: "on_pause" }).execute();
	expect(await repeatStarts(db, now)).toBe(0);
	await db.updateTable("course").set({ status: "published" }).execute();
	expect(await repeatStarts(db, now)).toBe(1);
});

test("the next group has no teacher where the one of the last has left the school", async () => {
	const teacher = await db.selectFrom("teacher").select("id").executeTakeFirstOrThrow();
	const setLeft = (hasLeft: boolean) =>
		db.updateTable("teacher").set({ hasLeft }).where("id", "=", teacher.id).execute();
	await db.updateTable("start").set({ teacherId: teacher.id }).execute();
	await setLeft(true);
	await repeatStarts(db, new Date("2027-03-21T09:00:00Z"));
	expect((await starts()).map(({ teacherId }) => teacherId)).toEqual([teacher.id, null]);
	await setLeft(false);
});
