import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createLog } from "../../../platform/log.server.ts";
import { bookSlot } from "../lessons/book-slot.server.ts";
import { holdSlot } from "../lessons/hold-slot.server.ts";
import { openTrials, type TestTrials } from "../trials.fixture.ts";
import { listFreeSlots } from "./list-free-slots.server.ts";
import { refreshAllSlots } from "./refresh-all-slots.server.ts";
import { removeTimeOff } from "./remove-time-off.server.ts";
import { removeWindow } from "./remove-window.server.ts";
import { saveTimeOff } from "./save-time-off.server.ts";
import { saveWindow } from "./save-window.server.ts";

describe("free times", () => {
	let school: TestTrials;
	beforeAll(async () => {
		school = await openTrials(await openTestDatabase());
	});
	afterAll(() => school.close());
	beforeEach(() => school.clear());

	const starts = async () => (await school.slots()).map(({ startsAt }) => startsAt.toISOString().slice(5, 16));
	const log = createLog("silent");
	const refresh = (rules = school.rules) => refreshAllSlots(school.db, { now: school.clock.now(), rules }, { log });
	const away = (from: string, to: string) => ({
		teacherId: school.teacherId,
		startsAt: new Date(from),
		endsAt: new Date(to),
		note: "",
	});
	const addTimeOff = (timeOff: ReturnType<typeof away>) =>
		inTransaction(school.db, (db) => saveTimeOff(db, { timeOff, now: school.clock.now() }, school.rules));

	test("are there as soon as the window is, for as many days ahead as the school has settled, and follow the clock", async () => {
		await school.addWindow();
		expect(await starts()).toEqual([
			...["11-21T07:00", "11-21T08:00", "11-21T09:00"],
			...["11-28T07:00", "11-28T08:00", "11-28T09:00"],
			...["12-05T07:00", "12-05T08:00", "12-05T09:00"],
		]);
		school.clock.set("2026-11-21T07:30:00Z");
		await refresh();
		expect((await starts()).at(0)).toBe("11-21T08:00");
		expect((await starts()).at(-1)).toBe("12-12T07:00");
	});

	test("stay the same rows when nothing has changed", async () => {
		await school.addWindow();
		const before = (await school.slots()).map(({ id }) => id);
		await refresh();
		expect((await school.slots()).map(({ id }) => id)).toEqual(before);
	});

	test("follow a window that is changed and go with it", async () => {
		const window = await school.addWindow();
		const id = (window.ok && window.value) || "";
		const now = school.clock.now();
		const saved = await school.db.selectFrom("trialWindow").selectAll().executeTakeFirstOrThrow();
		const { teacherId, weekday, zone, meetingUrl } = saved;
		const changed = {
			teacherId,
			weekday,
			zone,
			meetingUrl,
			fromTime: "12:00",
			toTime: "12:45",
			validFrom: "2026-01-01",
		};
		await inTransaction(school.db, (db) =>
			saveWindow(db, { id, window: { ...changed, validTo: "2026-11-21" }, now }, school.rules),
		);
		expect(await starts()).toEqual(["11-21T09:00"]);
		expect(await inTransaction(school.db, (db) => removeWindow(db, { id, now }, school.rules))).toBe(true);
		expect(await starts()).toEqual([]);
	});

	test("take over a changed link of their hours, and so do what is booked and held; what is over keeps its own", async () => {
		const room = "https://lesson.school.example/room";
		const window = await school.addWindow();
		await school.addWindow({ fromTime: "15:00", toTime: "16:00" });
		const [first, second, , ofOtherHours, later, held] = (await school.slots()).map(({ id }) => id);
		const book = async (slotId = "", token?: string) => {
			const key = { token: token ?? (await school.ask()) };
			const wish = { key, slotId, by: "staff-1", now: school.clock.now() };
			expect(await bookSlot(school.db, wish, school.deps)).toMatchObject({ ok: true });
		};
		for (const slotId of [first, second, ofOtherHours, later]) await book(slotId);
		// The first lesson is over, the second has begun, somebody is about to book one.
		school.clock.set("2026-11-21T08:10:00Z");
		const token = await school.ask();
		await holdSlot(school.db, { token, slotId: held ?? "", now: school.clock.now() }, school.rules);
		const meetingUrl = "https://lesson.school.example/new";
		const id = (window.ok && window.value) || "";
		const { teacherId, weekday, zone } = await school.db
			.selectFrom("trialWindow")
			.where("id", "=", id)
			.selectAll()
			.executeTakeFirstOrThrow();
		const hours = { fromTime: "09:00", toTime: "09:45", validFrom: "2026-01-01", validTo: null };
		const changed = { teacherId, weekday, zone, meetingUrl, ...hours };
		await inTransaction(school.db, (db) =>
			saveWindow(db, { id, window: changed, now: school.clock.now() }, school.rules),
		);
		await book(held, token);
		const links = (await school.bookings()).map((lesson) => lesson.meetingUrl);
		expect(links).toEqual([room, meetingUrl, room, meetingUrl, meetingUrl]);
	});

	test("a window that overlaps another one of the teacher is refused, one that touches it or is another's is not", async () => {
		await school.addWindow();
		expect(await school.addWindow({ fromTime: "12:59", toTime: "14:00" })).toMatchObject({ code: "overlaps" });
		expect(await school.addWindow({ fromTime: "09:00", toTime: "00:00" })).toMatchObject({ code: "overlaps" });
		expect(await school.addWindow({ fromTime: "13:00", toTime: "14:00" })).toMatchObject({ ok: true });
		expect(await school.addWindow({ validFrom: "2025-01-01", validTo: "2025-12-31" })).toMatchObject({ ok: true });
		expect(await school.addWindow({ teacherId: school.otherId })).toMatchObject({ ok: true });
	});

	test("two windows that overlap and are saved at once are one", async () => {
		const saved = await Promise.all([school.addWindow(), school.addWindow(), school.addWindow({ toTime: "11:00" })]);
		expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("within time off are gone at once, and come back with the teacher", async () => {
		await school.addWindow();
		const off = await addTimeOff(away("2026-11-21T08:30:00Z", "2026-11-28T07:30:00Z"));
		expect(off).toMatchObject({ ok: true, value: { conflicts: [] } });
		expect((await starts()).slice(0, 2)).toEqual(["11-21T07:00", "11-28T08:00"]);
		const id = off.ok ? off.value.id : "";
		await inTransaction(school.db, (db) => removeTimeOff(db, { id, now: school.clock.now() }, school.rules));
		expect(await starts()).toHaveLength(9);
	});

	test("time off tells the lessons that stand in its way and leaves them booked", async () => {
		await school.addWindow();
		const token = await school.ask();
		const [slot] = await school.slots();
		const wish = { key: { token }, slotId: slot?.id ?? "", by: "visitor", now: school.clock.now() };
		expect(await bookSlot(school.db, wish, school.deps)).toMatchObject({ ok: true });
		const off = await addTimeOff(away("2026-11-21T07:44:00Z", "2026-11-21T20:00:00Z"));
		expect(off).toMatchObject({ value: { conflicts: [{ name: "Анна", startsAt: slot?.startsAt }] } });
		expect(await school.bookings()).toMatchObject([{ status: "booked" }]);
		const later = await addTimeOff(away("2026-11-21T07:45:00Z", "2026-11-21T20:00:00Z"));
		expect(later).toMatchObject({ value: { conflicts: [] } });
	});

	test("that somebody holds stay until the hold is over, but cannot be booked while the teacher is away", async () => {
		await school.addWindow();
		const token = await school.ask();
		const [slot] = await school.slots();
		const slotId = slot?.id ?? "";
		await holdSlot(school.db, { token, slotId, now: school.clock.now() }, school.rules);
		await addTimeOff(away("2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z"));
		expect((await starts()).slice(0, 2)).toEqual(["11-21T07:00", "11-28T07:00"]);
		const wish = { key: { token }, slotId, by: "visitor", now: school.clock.now() };
		expect(await bookSlot(school.db, wish, school.deps)).toMatchObject({ code: "slotTaken" });
		school.clock.set("2026-11-18T09:10:00Z");
		await refresh();
		expect((await starts())[0]).toBe("11-28T07:00");
	});

	test("never overlap a lesson that is booked, even when lessons become longer", async () => {
		await school.addWindow();
		const token = await school.ask();
		const [, second] = await school.slots();
		const wish = { key: { token }, slotId: second?.id ?? "", by: "visitor", now: school.clock.now() };
		await bookSlot(school.db, wish, school.deps);
		await refresh({ ...school.rules, minutes: 80, pauseMinutes: 0 });
		const onThatDay = (await school.slots()).filter(({ startsAt }) => startsAt < new Date("2026-11-22T00:00:00Z"));
		// 10:00–11:20 would run into the lesson at 11:00, 11:20–12:40 begins within it.
		expect(onThatDay.map(({ startsAt, minutes }) => [startsAt.toISOString().slice(11, 16), minutes])).toEqual([
			["08:00", 45],
		]);
	});

	test("leave the hour of a booked lesson alone whose own time is there no more", async () => {
		const [first = ""] = await school.startAgain();
		expect(await school.book(await school.ask(), first)).toMatchObject({ ok: true });
		await school.db.deleteFrom("trialSlot").where("id", "=", first).execute();
		await refresh();
		expect((await starts())[0]).toBe("11-21T08:00");
	});

	test("of one teacher go on beside another's that cannot be made", async () => {
		const teachers = [school.teacherId, school.otherId];
		for (const teacherId of teachers) await school.addWindow({ teacherId });
		for (const brokenId of teachers) {
			await school.db.deleteFrom("trialSlot").execute();
			const zoneOf = (zone: string) =>
				school.db.updateTable("trialWindow").set({ zone }).where("teacherId", "=", brokenId).execute();
			await zoneOf("Mars/Olympus");
			await expect(refresh()).rejects.toThrow();
			expect(new Set((await school.slots()).map(({ teacherId }) => teacherId))).toEqual(
				new Set(teachers.filter((id) => id !== brokenId)),
			);
			await zoneOf("Europe/Moscow");
		}
	});

	test("of one teacher follow from that teacher's hours, days off and link alone", async () => {
		const { teacherId, otherId } = school;
		const room = "https://lesson.school.example/other";
		await school.addWindow({ teacherId: otherId, fromTime: "12:00", toTime: "14:00", meetingUrl: room });
		const window = await school.addWindow();
		const of = async (id: string) => (await school.slots()).filter((slot) => slot.teacherId === id);
		const others = await of(otherId);
		expect(others.slice(0, 3).map(({ startsAt }) => startsAt.toISOString().slice(5, 16))).toEqual([
			...["11-21T09:00", "11-21T10:00"],
			"11-28T09:00",
		]);
		await addTimeOff(away("2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z"));
		const moved = { weekday: 6, fromTime: "10:00", toTime: "13:00", zone: "Europe/Moscow", validFrom: "2026-01-01" };
		const change = { ...moved, teacherId, validTo: null, meetingUrl: "https://lesson.school.example/new" };
		const id = (window.ok && window.value) || "";
		await inTransaction(school.db, (db) =>
			saveWindow(db, { id, window: change, now: school.clock.now() }, school.rules),
		);
		expect(await of(otherId)).toEqual(others);
		await refresh();
		expect(await of(otherId)).toEqual(others);
		expect((await of(teacherId)).map(({ startsAt }) => startsAt.toISOString().slice(5, 16))).toEqual([
			...["11-28T07:00", "11-28T08:00", "11-28T09:00"],
			...["12-05T07:00", "12-05T08:00", "12-05T09:00"],
		]);
	});

	test("of a course are those of its teachers; about no course there is one a time", async () => {
		await school.addWindow();
		await school.addWindow({ teacherId: school.otherId, fromTime: "10:00", toTime: "14:00" });
		const question = { from: school.clock.now(), now: school.clock.now(), locale: "en" } as const;
		const { id, courseId } = await school.request(await school.ask());
		const ofCourse = await listFreeSlots(school.db, { ...question, request: { id, courseId } });
		expect(new Set(ofCourse.map(({ teacher }) => teacher))).toEqual(new Set(["Teacher"]));
		const ofNone = await listFreeSlots(school.db, { ...question, request: { id, courseId: null } });
		expect(ofNone.slice(0, 4).map(({ teacher }) => teacher)).toEqual(["Teacher", "Teacher", "Teacher", "Second"]);
		expect(ofNone).toHaveLength(12);
	});

	test("of a teacher who has left are offered to nobody and gone at the next look, but for what is booked", async () => {
		const setLeft = (hasLeft: boolean) =>
			school.db.updateTable("teacher").set({ hasLeft }).where("id", "=", school.teacherId).execute();
		await school.addWindow();
		await school.addWindow({ teacherId: school.otherId });
		const own = async () => (await school.slots()).filter(({ teacherId }) => teacherId === school.teacherId);
		const [first, second] = await own();
		expect(await school.book(await school.ask(), first?.id)).toMatchObject({ ok: true });
		await setLeft(true);
		const token = await school.ask();
		const request = await school.request(token);
		const question = { from: school.clock.now(), now: school.clock.now(), locale: "en", request } as const;
		// The only teacher of the course has left: anybody gives its trial lessons.
		const offered = await listFreeSlots(school.db, question);
		expect(new Set(offered.map(({ teacher }) => teacher))).toEqual(new Set(["Second"]));
		expect(await school.hold(token, second?.id)).toEqual({ ok: false, code: "slotTaken" });
		await refresh();
		expect((await own()).map(({ id }) => id)).toEqual([first?.id]);
		await setLeft(false);
		await refresh();
		expect((await own()).length).toBeGreaterThan(1);
	});
});
